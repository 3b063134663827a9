/** README.md says what is missing by http from another machine; locks and saving are not to join it. */
import { expect, test } from "vitest";

const sources = import.meta.glob<string>(
  ["../**/*.{ts,tsx}", "../../../../packages/{ui,firebase-kit}/src/**/*.{ts,tsx}"],
  { query: "?raw", import: "default", eager: true },
);

test("what browsers give over https alone is used by notifications and the copied address, and nowhere else", () => {
  const https =
    /\b(?:crypto\.(?:randomUUID\(|subtle)|navigator\.(?:locks|clipboard|storage|credentials|wakeLock)|cookieStore|caches\.)/;
  const found = Object.entries(sources)
    .filter(([path, text]) => !/\.test(?:-d|-model)?\./.test(path) && https.test(text))
    .map(([path]) => path.split("/").at(-1));
  expect(found.toSorted()).toEqual(["memory.ts", "views-menu.tsx"]);
});
