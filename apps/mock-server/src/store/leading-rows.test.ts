import { expect, test } from "vitest";
import { BaseTable } from "./base-table.ts";
import { Table } from "./table.ts";
import type { TextWay } from "./text-test.ts";

const baseOf = (names: readonly string[]) =>
  BaseTable.build({
    name: "sample",
    count: names.length,
    columns: [{ name: "name", kind: "text", searchable: true }],
    rowAt: (index) => ({ id: index + 1, version: 1, name: names[index] ?? "" }),
  });

test("finds the first rows whose text stands to another, be they many or few, changed or not", () => {
  const names = Array.from({ length: 5_000 }, (_, at) =>
    at === 4_000 ? "Rare et seul 7" : `${at % 2 === 0 ? "Tour" : "Cour"} des Tours n° ${at}`,
  );
  const table = new Table(baseOf([...names]));
  const search = [{ term: "r", columns: ["name"] }];
  const order = [{ column: "id", dir: "desc" }] as const;
  const found = (way: TextWay, value: string, count: number) =>
    table
      .leading({ search, order }, [{ column: "name", op: "stands", way, value }], count)
      .map(({ id }) => id);
  const expected = (passes: (name: string) => boolean, count: number) =>
    names
      .flatMap((name, at) => (name !== "" && passes(name) ? [at + 1] : []))
      .toReversed()
      .slice(0, count);
  const check = (): void => {
    for (const count of [1, 6, 3_000]) {
      expect(found("begins", "tour", count)).toEqual(expected((name) => name.startsWith("Tour"), count));
      expect(found("begins", "rare et", count)).toEqual(expected((name) => name.startsWith("Rare"), count));
      expect(found("word", "seul", count)).toEqual(expected((name) => name.includes("seul"), count));
      expect(found("word", "our", count)).toEqual([]);
      expect(found("number", "4321", count)).toEqual(expected((name) => name.endsWith(" 4321"), count));
      expect(found("number", "7", count)).toEqual(expected((name) => / 0*7$/.test(name), count));
    }
  };
  check();
  for (const [at, name] of [
    [4_999, "Tour neuve 7"],
    [4_000, "Ailleurs"],
    [4_321, ""],
    [10, "Rare et haute"],
  ] as const) {
    names[at] = name;
    if (name === "") table.delete(at + 1);
    else table.patch(at + 1, { name });
  }
  check();
});
