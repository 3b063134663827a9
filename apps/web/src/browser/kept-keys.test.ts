/** docs/privacy.md says what is kept in the browser: compared with the sources, both ways. */
import { expect, test } from "vitest";
import privacy from "../../../../docs/privacy.md?raw";

const sources = import.meta.glob<string>(
  ["../**/*.{ts,tsx}", "../../../../packages/{ui,firebase-kit}/src/**/*.{ts,tsx}"],
  { query: "?raw", import: "default", eager: true },
);
const shipped = Object.entries(sources).filter(([path]) => !/\.test(?:-d|-model)?\.|-harness\./.test(path));

/** Without removals, and without messages to other tabs. */
function keptIn(texts: readonly string[]): string[] {
  const text = texts.join("\n");
  const found = (sign: RegExp) => [...text.matchAll(sign)].map(([, key = ""]) => key);
  const left = new Set(found(/(?:\.remove\(|channelName = )"(palier:[\w-]+)/g));
  return [...new Set(found(/["'`](palier:[\w-]+)/g))].filter((key) => !left.has(key)).toSorted();
}

test("docs/privacy.md names each key that is kept in the browser, and none that is not", () => {
  const said = [...privacy.matchAll(/`(palier:[\w-]+)/g)].map(([, key = ""]) => key);
  const texts = shipped.map(([, text]) => text);
  expect([...new Set(said)].toSorted()).toEqual(keptIn(texts));
  expect(keptIn([...texts, 'browserTexts.write("palier:secret", text);'])).toContain("palier:secret");
});

test("storage is opened where docs/privacy.md looks, and in no other file", () => {
  const opening = /\b(?:(?:localStorage|sessionStorage)[).]|indexedDB\.|caches\.|document\.cookie)/;
  const found = shipped.filter(([, text]) => opening.test(text)).map(([path]) => path.split("/").at(-1));
  expect(found.toSorted()).toEqual(["memory.ts", "registration-record.ts", "storage.ts"]);
});
