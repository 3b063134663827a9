/** docs/add-an-area.md, whose blocks are steps: new files, and lines to insert. */
import type { Copy } from "../copy/copied.ts";
import { textOf } from "./repository.ts";

export const areaGuide = textOf("docs/add-an-area.md");

export interface Step {
  readonly path: string;
  /** @throws Error when the line to insert after is missing or ambiguous */
  readonly carriedOut: (text: string | undefined) => string;
}

/** Blocks that name a file, in order. */
export function stepsOf(guide: string): Step[] {
  return [...guide.matchAll(/^```(tsx?|diff) (\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, kind, path = "", block = ""]) => ({
      path,
      carriedOut: (text = "") => (kind === "diff" ? inserted(text, block, path) : block),
    }),
  );
}

/** Takes the guide's steps in a copy of the repository. */
export function carryOut(guide: string, copy: Copy): void {
  for (const { path, carriedOut } of stepsOf(guide)) copy.change(path, carriedOut);
}

/** Each `+` line of a diff follows its preceding line. */
function inserted(text: string, difference: string, path: string): string {
  const lines = text.split("\n");
  let at = -1;
  for (const each of difference.trimEnd().split("\n")) {
    const line = each.slice(1);
    if (each.startsWith("+")) {
      at += 1;
      lines.splice(at, 0, line);
      continue;
    }
    at = lines.indexOf(line);
    if (at < 0 || at !== lines.lastIndexOf(line))
      throw new Error(`${path} has no line of its own « ${line} »`);
  }
  return lines.join("\n");
}
