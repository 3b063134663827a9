import { expect, test } from "vitest";
import { MockApp } from "../app.ts";
import { byText } from "./same-text.ts";

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
