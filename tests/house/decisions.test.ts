/** Records can be cited by number. Gaps in the numbers allow concurrent work. */
import { expect, test } from "vitest";
import type { Fault, SourceFile } from "./repository.ts";
import { lineAt, repository, shown } from "./repository.ts";

const folder = "docs/decisions/";
const index = `${folder}README.md`;

const numberOf = (path: string): string | undefined =>
  /^(\d{4})-[a-z0-9-]+\.md$/.exec(path.slice(folder.length))?.[1];

const recordsIn = (files: readonly SourceFile[]) =>
  files.filter(({ path }) => path.startsWith(folder) && path !== index);

function badRecords(files: readonly SourceFile[]): Fault[] {
  const records = recordsIn(files);
  const numbers = records.map(({ path }) => numberOf(path));
  const listed = files.find(({ path }) => path === index)?.text ?? "";
  return records.flatMap(({ path, text }): Fault[] => {
    const number = numberOf(path);
    if (number === undefined) return [{ path, why: "should be called 0001-its-title.md" }];
    if (numbers.filter((each) => each === number).length > 1) {
      return [{ path, why: `shares the number ${number}: take one that is free` }];
    }
    const title = new RegExp(`^# ${number} (.+)\n`).exec(text)?.[1];
    if (title === undefined) return [{ path, why: `should begin with its title, \`# ${number} …\`` }];
    const [, made, changed = made, status] =
      /^# .+\n\nDate: (\d{4}-\d\d-\d\d)(?:, changed (\d{4}-\d\d-\d\d))?\. Status: (accepted|replaced by \d{4})\./.exec(
        text,
      ) ?? [];
    if (status === undefined) {
      return [{ path, why: "should say below its title: `Date: 2026-11-24. Status: accepted.`" }];
    }
    const row = `| [${number}](${path.slice(folder.length)}) | ${title} | ${changed} | ${status} |`;
    return listed.includes(row) ? [] : [{ path, why: `should stand in ${index} as \`${row}\`` }];
  });
}

function deadReferences(files: readonly SourceFile[]): Fault[] {
  const known = new Set(recordsIn(files).map(({ path }) => numberOf(path)));
  return files.flatMap(({ path, text }) => {
    const inRecords = path.startsWith(folder) ? "|\\((\\d{4})\\)|\\[(\\d{4})\\]\\(" : "";
    const cited = new RegExp(`(?:docs/decisions/|\\bdecision )(\\d{4})${inRecords}`, "g");
    return [...text.matchAll(cited)].flatMap((found): Fault[] => {
      const number = found[1] ?? found[2] ?? found[3];
      if (known.has(number)) return [];
      const why = `cites decision ${number}, which does not exist: ${index} lists them, « Holds … too » where one was merged`;
      return [{ path, line: lineAt(text, found.index), why }];
    });
  });
}

// These tests contain invalid samples.
const read = repository.filter(({ path }) => !path.startsWith("tests/house/"));

test("decision records are numbered, titled, dated and listed", () => {
  expect(recordsIn(read).length).toBeGreaterThan(10);
  expect(shown(badRecords(read))).toEqual([]);
});

test("every decision that is cited exists", () => {
  expect(shown(deadReferences(read))).toEqual([]);
});

const record = (name: string, text: string) => ({ path: `${folder}${name}`, text });
const dated = "\n\nDate: 2026-11-24. Status: accepted.\n";
const listing = {
  path: index,
  text: "| [0001](0001-fine.md) | Fine | 2026-11-24 | accepted |\n| [0006](0006-changed.md) | Changed | 2026-11-24 | accepted |",
};

test("a shared or missing number, a missing title or date, and a record that the index lacks or dates otherwise are caught", () => {
  const bad = [
    record("0002-untitled.md", "no title"),
    record("0003-undated.md", "# 0003 Undated\n\nText"),
    record("0004-one.md", `# 0004 One${dated}`),
    record("0004-other.md", `# 0004 Other${dated}`),
    record("0005-unlisted.md", `# 0005 Unlisted${dated}`),
    record("0006-changed.md", "# 0006 Changed\n\nDate: 2026-11-24, changed 2026-11-25. Status: accepted.\n"),
    record("notes.md", `# Notes${dated}`),
  ];
  const fine = record("0001-fine.md", `# 0001 Fine${dated}`);
  expect(badRecords([listing, fine, ...bad]).map(({ path }) => path)).toEqual(bad.map(({ path }) => path));
});

test("a citation of a record that is gone is caught in code, documents and other records", () => {
  const fine = record("0001-fine.md", `# 0001 Fine${dated}As (0002) says.`);
  const files = [
    fine,
    { path: "apps/web/src/a.ts", text: "// docs/decisions/0001\n// docs/decisions/0007" },
    { path: "docs/a.md", text: "decision 0001, decision 0008" },
  ];
  expect(deadReferences(files).map(({ path, line }) => `${path}:${line}`)).toEqual([
    `${folder}0001-fine.md:4`,
    "apps/web/src/a.ts:2",
    "docs/a.md:1",
  ]);
});
