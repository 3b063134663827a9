/** Paris days and times come from one clock: three had disagreed on the hour repeated in October. */
import { expect, test } from "vitest";
import type { Fault, SourceFile } from "./repository.ts";
import { isSource, isTest, lineAt, repository, shown } from "./repository.ts";

const clock = "packages/contract/src/kit/paris-time.ts";
const why = `is a clock of its own: days and times of Paris come from ${clock}`;

const signs = [
  // Outside comments.
  /^(?!\s*(?:\/\/|\/?\*)).*["'`]Europe\/Paris["'`]/gm,
  // The platform's formatting outside UTC.
  /\btimeZone(?::(?!\s*(?:"UTC"|string))|\s*[,}])/g,
  /\.getTimezoneOffset\(/g,
  // Another computation of clock changes.
  /\b(?:const|function)\s+(?:lastSunday|summer(?:Time|s)?|paris(?:Offset|Day|Local|Instants))\b/g,
];

const clocks = (files: readonly SourceFile[]): Fault[] =>
  files
    .filter((file) => isSource(file) && !isTest(file) && file.path !== clock)
    .filter(({ path }) => /^(?:apps|packages)\/[^/]+\/(?:src|scripts)\//.test(path))
    .flatMap(({ path, text }) =>
      signs.flatMap((sign) =>
        [...text.matchAll(sign)].map((found) => ({ path, line: lineAt(text, found.index), why })),
      ),
    );

test("there is one clock of Paris", () => {
  expect(shown(clocks(repository))).toEqual([]);
});

test("another clock is found, its use and a format without a zone are not", () => {
  const lines = (text: string) => clocks([{ path: "apps/web/src/a.ts", text }]).map(({ line }) => line);
  expect(lines('new Intl.DateTimeFormat("fr-FR", {\n  timeZone: "Europe/Paris",\n});\n')).toEqual([2, 2]);
  expect(lines('const zone = "Europe/Paris";\n')).toEqual([1]);
  expect(lines('const f = { dateStyle: "short", timeZone };\n')).toEqual([1]);
  expect(lines("const away = new Date().getTimezoneOffset();\n")).toEqual([1]);
  expect(lines("function lastSunday(year: number) {}\n")).toEqual([1]);
  expect(lines('/** A day in Europe/Paris. */\nimport { parisDay } from "@palier/contract";\n')).toEqual([]);
  expect(lines('const day = { dateStyle: "full", timeZone: "UTC" };\n')).toEqual([]);
});
