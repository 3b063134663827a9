import { visible } from "@palier/contract/kit/visible";

/**
 * What was thrown, for the log of whoever runs the server: kind, message and places, and what caused it. A message may
 * quote what a request or a row said, so it is one line in which nothing acts on a terminal or a CI's log.
 */
export function logThrown(error: unknown): void {
  console.error(linesOf(error).join("\n"));
}

function linesOf(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error)) return [visible(String(error))];
  const { name, message, stack = "", cause } = error;
  // Behind the message, which may hold lines that look like places.
  const behind = stack.slice(message === "" ? 0 : stack.lastIndexOf(message) + message.length);
  const places = behind.split("\n").filter((line) => /^\s+at /.test(line));
  const causes = cause === undefined || depth > 3 ? [] : linesOf(cause, depth + 1);
  return [
    visible(`${name}: ${message}`),
    ...places.map(visible),
    ...causes.map((line) => `caused by ${line}`),
  ];
}
