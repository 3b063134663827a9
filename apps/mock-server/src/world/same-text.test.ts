import { expect, test } from "vitest";
import { MockApp } from "../app.ts";
import { asStored, byText } from "./same-text.ts";

test("a text leads to the row that holds it now, whatever was added, renamed and deleted since the last look", () => {
  const table = new MockApp().world().table("building");
  const at = (text: string) => byText(table, "reference")(text)?.id;
  const [first, second] = [table.get(1), table.get(2)];
  if (first === undefined || second === undefined) throw new Error("the seed has two buildings");
  expect(at(String(first.reference).toLowerCase())).toBe(1);

  const { id: _, version: __, ...draft } = second;
  const added = table.insert({ ...draft, reference: "Neuf-1" });
  expect(at("NEUF-1")).toBe(added.id);
  table.patch(added.id, { reference: "Neuf-2" });
  expect([at("neuf-1"), at("neuf-2")]).toEqual([undefined, added.id]);
  table.delete(added.id);
  expect(at("neuf-2")).toBeUndefined();

  // Two rows with one text.
  table.patch(2, { reference: first.reference });
  expect(at(String(first.reference))).toBe(2);
  table.patch(2, { reference: second.reference });
  expect(at(String(first.reference))).toBe(1);

  // A lookup from before a change.
  const before = byText(table, "reference");
  table.patch(1, { reference: "Neuf-3" });
  expect(before(String(first.reference))).toBeUndefined();
});

const row = (text: string) => ({ id: 1, version: 1, text });

test.each([
  ["Re\u0301sidence", "R\u00e9sidence"],
  ["Le\u00a0Havre", "Le Havre"],
  ["Bonjour\n\nMadame ", "Bonjour\n\nMadame"],
])("A04 a stored text that a form reads otherwise, unseen, stays: %j", (stored, sent) => {
  expect(asStored({ text: sent }, row(stored))).toEqual({ text: stored });
});

test.each([
  ["Bonjour\n\n  Madame", "Bonjour Madame"],
  ["Le  Havre", "Le Havre"],
  ["a\nb", "a b"],
])("A04 what is seen to be taken out of a text is taken out: %j", (stored, sent) => {
  expect(asStored({ text: sent }, row(stored))).toEqual({ text: sent });
});
