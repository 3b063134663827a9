import { expect, test } from "vitest";
import { z } from "zod";
import { holdsAsSent, mergeRecord } from "./merge-record.ts";

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

test("A04 a record that holds all that was sent was saved, whatever its version; one field less, and it was not", () => {
  const schema = z.object({ name: z.string().trim(), note: z.string().nullable(), version: z.int() });
  const sent = { name: "Les Lilas ", note: null, version: 1 };
  const record = { id: 3, name: "Les Lilas", note: "", version: 2, city: "Bron" };
  expect(holdsAsSent(schema, sent, record)).toBe(true);
  expect(holdsAsSent(schema, sent, { ...record, note: "autre" })).toBe(false);
  const { name: _name, ...less } = record;
  expect(holdsAsSent(schema, sent, less)).toBe(false);
});
