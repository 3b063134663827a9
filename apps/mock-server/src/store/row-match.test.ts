import { expect, test } from "vitest";
import { BaseTable } from "./base-table.ts";
import type { TextWay } from "./query.ts";
import { Table } from "./table.ts";

const names = ["Tour Été", "Le détour", "C-2026-00807", "C-2026-1807", "807", "IMM 0807 !", null];

function found(way: TextWay, value: string): (string | null)[] {
  const table = new Table(
    new BaseTable({
      name: "sample",
      count: names.length,
      columns: [{ name: "name", kind: "text", searchable: true }],
      rows: () => names.map((name, index) => ({ id: index + 1, version: 1, name: name ?? null })),
    }),
  );
  return table.query({ where: [{ column: "name", op: "stands", way, value }] }).rows.map(({ name }) => name);
}

test("a text begins with a term, whatever its accents and case", () => {
  expect(found("begins", "tour e")).toEqual(["Tour Été"]);
  expect(found("begins", "ete")).toEqual([]);
});

test("a word begins with a term, at the text's start or after a sign", () => {
  expect(found("word", "tour")).toEqual(["Tour Été"]);
  expect(found("word", "ete")).toEqual(["Tour Été"]);
  expect(found("word", "2026")).toEqual(["C-2026-00807", "C-2026-1807"]);
});

test("a number is the whole number or its last figures, without leading zeros", () => {
  expect(found("number", "807")).toEqual(["C-2026-00807", "807", "IMM 0807 !"]);
  expect(found("number", "c-2026-807")).toEqual(["C-2026-00807"]);
  expect(found("number", "imm-807")).toEqual(["IMM 0807 !"]);
});
