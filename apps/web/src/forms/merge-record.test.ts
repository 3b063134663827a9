import { expect, test } from "vitest";
import { mergeRecord } from "./merge-record.ts";

const base = { name: "Les Tilleuls", city: "Lyon", lots: 12 };

test("A04 untouched fields take the other admin's values by themselves", () => {
  const merged = mergeRecord(base, { ...base, name: "Les Lilas" }, { ...base, city: "Bron", version: 3 });
  expect(merged).toEqual({
    values: { name: "Les Lilas", city: "Bron", lots: 12 },
    conflicts: [],
    taken: ["city"],
  });
});

test("A04 a field that both changed is a conflict and keeps what was typed until one chooses", () => {
  const merged = mergeRecord(base, { ...base, name: "Les Lilas" }, { ...base, name: "Les Roses" });
  expect(merged.values).toEqual({ ...base, name: "Les Lilas" });
  expect(merged.conflicts).toEqual([{ name: "name", mine: "Les Lilas", theirs: "Les Roses" }]);
});

test("A04 the same change on both sides is no conflict, and blanks are alike", () => {
  const both = mergeRecord(base, { ...base, lots: 13 }, { ...base, lots: 13 });
  expect(both.conflicts).toEqual([]);
  const blanks = mergeRecord({ note: null }, { note: "" }, { note: null });
  expect(blanks).toEqual({ values: { note: "" }, conflicts: [], taken: [] });
});
