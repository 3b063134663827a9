/** A guide whose blocks are steps: new files, and lines to insert. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Copy } from "../copy/copied.ts";

export const areaGuide = readFileSync(
  join(import.meta.dirname, "..", "..", "docs", "add-an-area.md"),
  "utf8",
);

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

/** Takes the guide's steps in a copy of the repository, except forgotten ones. */
export function carryOut(
  guide: string,
  copy: Copy,
  isForgotten: (path: string) => boolean = () => false,
): void {
  for (const { path, carriedOut } of stepsOf(guide)) if (!isForgotten(path)) copy.change(path, carriedOut);
}

/** The name of its spec, as `npm run journey` takes it. @throws Error when the guide has none */
export function journeyOf(guide: string): string {
  const names = stepsOf(guide).map(({ path }) => /^apps\/web\/e2e\/([\w-]+)\.spec\.ts$/.exec(path)?.[1]);
  const name = names.find((each) => each !== undefined);
  if (name === undefined) throw new Error("the guide has no journey");
  return name;
}

/** Its command that goes through all screens of the area. @throws Error when the guide has none */
export function sweepOf(guide: string): { readonly sweep: string; readonly area: string } {
  const [, sweep, area] = /^npm run journey -- (\S+) --grep (\S+)$/m.exec(guide) ?? [];
  if (sweep === undefined || area === undefined) throw new Error("the guide goes through no screens");
  return { sweep, area };
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
