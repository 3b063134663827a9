/** Decision records can be cited by number: numbered without gaps, one title each. */
import { expect, test } from "vitest";
import type { Fault, SourceFile } from "./repository.ts";
import { repository, shown } from "./repository.ts";

const folder = "docs/decisions/";

function badRecords(files: readonly SourceFile[]): Fault[] {
  return files
    .filter(({ path }) => path.startsWith(folder))
    .toSorted((a, b) => a.path.localeCompare(b.path))
    .flatMap(({ path, text }, index): Fault[] => {
      const number = String(index + 1).padStart(4, "0");
      if (!new RegExp(`^${number}-[a-z0-9-]+\\.md$`).test(path.slice(folder.length))) {
        return [{ path, why: `should be called ${number}-its-title.md: records are numbered without gaps` }];
      }
      return text.startsWith("# ") ? [] : [{ path, why: "should begin with its title, `# …`" }];
    });
}

test("decision records are numbered and titled", () => {
  expect(repository.some(({ path }) => path.startsWith(folder))).toBe(true);
  expect(shown(badRecords(repository))).toEqual([]);
});

test("a gap, a missing number and a missing title are caught", () => {
  const record = (name: string, text = "# Title") => ({ path: `${folder}${name}`, text });
  const bad = [record("0002-untitled.md", "no title"), record("0004-gap.md"), record("notes.md")];
  expect(badRecords([record("0001-fine.md"), ...bad]).map(({ path }) => path)).toEqual(
    bad.map(({ path }) => path),
  );
});
