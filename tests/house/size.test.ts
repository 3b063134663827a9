/** Readable at once: about 60 lines is good, 200 deserves a look, over 300 is a fault. */
import { expect, test } from "vitest";
import type { Fault, SourceFile } from "./repository.ts";
import { isSource, repository, shown } from "./repository.ts";

const linesOf = ({ text }: SourceFile) => text.trimEnd().split("\n").length;

function tooLong(files: readonly SourceFile[], limit: number): Fault[] {
  return files
    .filter((file) => isSource(file) || file.path.endsWith(".css"))
    .filter((file) => linesOf(file) > limit)
    .map((file) => ({
      path: file.path,
      why: `has ${linesOf(file)} lines, more than ${limit}: split it by idea, so that each file can be read in one go`,
    }));
}

test("no file is longer than 300 lines", () => {
  const worthALook = shown(tooLong(repository, 200));
  if (worthALook.length > 0) console.warn(worthALook.join("\n"));
  expect(shown(tooLong(repository, 300))).toEqual([]);
});

test("a file of 301 lines is caught, one of 300 is not", () => {
  const file = (lines: number) => ({ path: `apps/web/src/of-${lines}.ts`, text: "x;\n".repeat(lines) });
  expect(tooLong([file(301), file(300)], 300).map(({ path }) => path)).toEqual(["apps/web/src/of-301.ts"]);
});
