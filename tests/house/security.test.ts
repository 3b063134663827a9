/** SECURITY.md: each threat has what holds against it, and the tests it names are there. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { repository } from "./repository.ts";

const document = readFileSync(new URL("../../SECURITY.md", import.meta.url), "utf8");

const names = new Set(repository.map(({ path }) => path.split("/").at(-1)));
const citedIn = (text: string): string[] =>
  [...text.matchAll(/`([\w-]+\.(?:spec|test)\.tsx?)`/g)].map(([, name = ""]) => name);
const missingIn = (text: string): string[] => citedIn(text).filter((name) => !names.has(name));

test("every test that SECURITY.md names is there", () => {
  expect(citedIn(document).length).toBeGreaterThan(20);
  expect(missingIn(document)).toEqual([]);
});

test("a test that is gone is caught", () => {
  expect(missingIn("tried in `session.test.ts` and `gone.test.ts`")).toEqual(["gone.test.ts"]);
});
