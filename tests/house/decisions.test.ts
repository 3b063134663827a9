/** Decision records can be cited by number: a number and a title each. Gaps let two people write at the same time. */
import { expect, test } from "vitest";
import type { Fault, SourceFile } from "./repository.ts";
import { repository, shown } from "./repository.ts";

const folder = "docs/decisions/";

function badRecords(files: readonly SourceFile[]): Fault[] {
  const records = files.filter(({ path }) => path.startsWith(folder));
  const numbers = records.map(({ path }) => numberOf(path));
  return records.flatMap(({ path, text }): Fault[] => {
    const number = numberOf(path);
    if (number === undefined) return [{ path, why: "should be called 0001-its-title.md" }];
    if (numbers.filter((each) => each === number).length > 1) {
      return [{ path, why: `shares the number ${number}: take one that is free` }];
    }
    return text.startsWith("# ") ? [] : [{ path, why: "should begin with its title, `# …`" }];
  });
}

function numberOf(path: string): string | undefined {
  return /^(\d{4})-[a-z0-9-]+\.md$/.exec(path.slice(folder.length))?.[1];
}

test("decision records are numbered and titled", () => {
  expect(repository.some(({ path }) => path.startsWith(folder))).toBe(true);
  expect(shown(badRecords(repository))).toEqual([]);
});

test("a shared number, a missing number and a missing title are caught", () => {
  const record = (name: string, text = "# Title") => ({ path: `${folder}${name}`, text });
  const bad = [
    record("0002-untitled.md", "no title"),
    record("0004-one.md"),
    record("0004-other.md"),
    record("notes.md"),
  ];
  expect(badRecords([record("0001-fine.md"), ...bad]).map(({ path }) => path)).toEqual(
    bad.map(({ path }) => path),
  );
});
