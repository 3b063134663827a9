/** A guide whose blocks are steps: files that it writes, and lines that it puts into files which exist. */

/** One block: the file that it is about, and the text that it gives that file. */
export interface Step {
  readonly path: string;
  /** Counted from 1, in the guide. */
  readonly line: number;
  /** @throws Error when a line after which something is to stand is not there, or there twice. */
  readonly carriedOut: (text: string | undefined) => string;
}

/** The guide's blocks that name a file, in its order. */
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

/** `text` with the `+` lines of a difference, each below the line that stands before it there. */
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
