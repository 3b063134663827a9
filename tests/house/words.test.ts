/** Private metaphors obstruct readers; the platform's terms need no explanation. */
import { expect, test } from "vitest";
import type { Fault, SourceFile } from "./repository.ts";
import { lineAt, repository, shown } from "./repository.ts";

const better: Readonly<Record<string, string>> = {
  told: '"notified", "refused", "shown", "known"; "unless told otherwise" is "defaults to"',
  untold: '"omitted", "left out"',
  deed: '"action", "mutation"',
  stage: '"world host", "fixture"',
  troupe: '"virtual admins"',
};
const word = new RegExp(`\\b(${Object.keys(better).join("|")})`, "gi");

/** They contain the words themselves, or are not ours. */
const exempt = /^tests\/house\/words\.test\.ts$|^pnpm-lock\.yaml$/;

function privateWords(files: readonly SourceFile[]): Fault[] {
  return files
    .filter(({ path }) => !exempt.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(word)].map((found) => ({
        path,
        line: lineAt(text, found.index),
        why: `says "${found[0]}": write ${better[found[0].toLowerCase()]}`,
      })),
    );
}

test("names, comments and tests use the platform's words", () => {
  expect(shown(privateWords(repository))).toEqual([]);
});

test("a picture is caught as a word or at the start of a name, within a word it is not", () => {
  const file = (text: string) => ({ path: "apps/web/src/a.ts", text });
  const bad = ["// Nobody was told.", "const stageOf = 1;", "const a = { untold: 1 };"];
  const good = ["const indeed = 1;", "// The backstage door", "const retold = 2;"];
  expect([...bad, ...good].filter((text) => privateWords([file(text)]).length > 0)).toEqual(bad);
});
