/** A guide whose blocks are steps: new files, and lines to insert into existing ones. */

export interface Step {
  readonly path: string;
  /** In the guide, from 1. */
  readonly line: number;
  /** @throws Error when the line to insert after is missing or ambiguous */
  readonly carriedOut: (text: string | undefined) => string;
}

/** Blocks that name a file, in order. */
export function stepsOf(guide: string): Step[] {
  return [...guide.matchAll(/^```(tsx?|diff) (\S+)\n([\s\S]*?)^```$/gm)].map((found) => {
    const [, kind, path = "", block = ""] = found;
    const line = guide.slice(0, found.index).split("\n").length;
    return {
      path,
      line,
      carriedOut: (text) => {
        if (kind !== "diff") return block;
        if (text === undefined)
          throw new Error(`line ${line} of the guide changes ${path}, which does not exist`);
        return inserted(text, block, path);
      },
    };
  });
}

/** Inserts each `+` line of a diff below its preceding line. */
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
