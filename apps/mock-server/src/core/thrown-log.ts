import { visible } from "@palier/contract/kit/visible";

/** Logs stack and causes too; makes control sequences visible, as messages may quote input. Never throws. */
export function logThrown(error: unknown): void {
  console.error(linesOf(error).join("\n"));
}

const deepest = 3;

function linesOf(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error)) return [visible(textOf(error))];
  const { name, message, cause } = error;
  const code = "code" in error && typeof error.code === "string" ? ` (${error.code})` : "";
  const several: readonly unknown[] = error instanceof AggregateError ? error.errors : [];
  const inner = depth === deepest ? [] : [...(cause === undefined ? [] : [cause]), ...several];
  return [
    visible(`${name}: ${message}${code}`),
    ...placesOf(error),
    ...inner.flatMap((each) => linesOf(each, depth + 1)).map((line) => `caused by ${line}`),
  ];
}

/** Skips the message, which may contain lookalikes. */
function placesOf({ message, stack = "" }: Error): string[] {
  const head = `: ${message}`;
  const behind = message === "" ? 0 : stack.indexOf(head);
  const lines = stack.slice(behind <= 0 ? 0 : behind + head.length).split("\n");
  return lines.filter((line) => /^\s+at |@.+:\d+:\d+$/.test(line)).map(visible);
}

function textOf(value: unknown): string {
  try {
    const text = typeof value === "object" ? JSON.stringify(value) : String(value);
    return text.slice(0, 1_000);
  } catch {
    return "what was thrown cannot be shown";
  }
}
