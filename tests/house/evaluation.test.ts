/** Browser modules create nothing expensive on evaluation, for which the first screen waits. */
import { expect, test } from "vitest";
import type { Fault, SourceFile } from "./repository.ts";
import { isSource, isTest, lineAt, repository, shown } from "./repository.ts";

const why =
  "makes an Intl object when the module is evaluated, which reads a locale's data for tens of milliseconds: " +
  "make it when it is first needed (packages/ui/src/lazily.ts)";

const inTheBrowser = /^(?:apps\/web|packages\/(?:ui|firebase-kit))\/src\//;
const atTopLevel = /^(?:export )?(?:const|let) [^\n]*?=\s*new Intl\./gm;

const madeEarly = (files: readonly SourceFile[]): Fault[] =>
  files
    .filter((file) => isSource(file) && !isTest(file) && inTheBrowser.test(file.path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(atTopLevel)].map((found) => ({ path, line: lineAt(text, found.index), why })),
    );

test("no module of the browser makes an Intl object while it is evaluated", () => {
  expect(shown(madeEarly(repository))).toEqual([]);
});

test("an Intl object at the top of a module is found, one inside a function is not", () => {
  const path = "packages/ui/src/a.ts";
  const lines = (text: string) => madeEarly([{ path, text }]).map(({ line }) => line);
  expect(lines('const day = 1;\nconst wall = new Intl.DateTimeFormat("en-CA", {\n});\n')).toEqual([2]);
  expect(lines('export const compare =\n  new Intl.Collator("fr").compare;\n')).toEqual([1]);
  expect(lines('const day = lazily(() => new Intl.DateTimeFormat("fr-FR"));\n')).toEqual([]);
  expect(lines('function sorted() {\n  const words = new Intl.Collator("fr");\n}\n')).toEqual([]);
});
