import fc from "fast-check";
import { expect, test } from "vitest";
import { BaseTable } from "./base-table.ts";
import { fold } from "./fold.ts";
import { Table } from "./table.ts";
import type { TextWay } from "./text-test.ts";

interface Named {
  readonly id: number;
  readonly version: number;
  readonly name: string | null;
  readonly city: string;
  readonly made: number | null;
}

/** A million letters, scanned by vectors. */
function nameOf(index: number, rare: string): string | null {
  if (index % 977 === 3) return null;
  if (index % 1_501 === 7) return `${rare} et seul ${index % 11}${index % 2 === 0 ? " !" : ""}`;
  const filler = " d’un très long nom qui n’en finit pas".repeat(index % 5);
  return `${index % 2 === 0 ? "Tour" : "L’Été"} des Tours n° ${index % 3_000}${filler}`;
}

function tableOf(count: number, rare: string): Table<Named> {
  return new Table(
    BaseTable.build<Named>({
      name: "sample",
      count,
      columns: [
        { name: "name", kind: "text", searchable: true },
        { name: "city", kind: "text", searchable: true },
        { name: "made", kind: "number", searchable: false },
      ],
      rowAt: (index) => ({
        id: index + 1,
        version: 1,
        name: nameOf(index, rare),
        city: ["Évry", "Lyon 3", "Saint-Denis"][index % 3] ?? "",
        made: index % 7 === 0 ? null : (index * 7_919) % 1_009,
      }),
    }),
  );
}

const rare = fc.constantFrom("rare", "seul", "rare et seul", "Rare et seul 7", "7", "5", "2", "lyon seul");
const common = fc.constantFrom(
  ..."t e é d 1 7 42 999 tour tours été l’été evry lyon saint- denis 2999 n° % .* \\ zzz".split(" "),
  "tour des",
);
const text = fc.oneof(rare, common);
const name = fc.oneof(
  { weight: 6, arbitrary: fc.constant("name") },
  { weight: 2, arbitrary: fc.constant("city") },
  { weight: 1, arbitrary: fc.constant("nowhere") },
);
const standing = fc
  .record({
    column: name,
    op: fc.constant("stands" as const),
    way: fc.constantFrom<TextWay>("begins", "word", "number"),
    value: text.map(fold),
  })
  .map((each) => (each.way === "begins" ? { ...each, holds: each.value.split(" ") } : each));
const search = fc.record({ term: text, columns: fc.uniqueArray(name, { minLength: 1, maxLength: 2 }) });
const none = fc.constant([]);
const order = fc.record({
  column: fc.constantFrom("made", "made", "made", "name", "id", "nowhere"),
  dir: fc.constantFrom("asc" as const, "desc" as const),
});
const asked = fc.oneof(
  fc.record({ where: fc.tuple(standing), search: none, order }),
  fc.record({ where: none, search: fc.tuple(search), order }),
  fc.record({
    where: fc.array(standing, { maxLength: 2 }),
    search: fc.array(search, { maxLength: 2 }),
    order,
  }),
);
type Change = { readonly id: number; readonly name: string | undefined };
const change: fc.Arbitrary<Change> = fc.record({
  id: fc.oneof(
    fc.integer({ min: 1, max: 24_000 }),
    fc.nat({ max: 15 }).map((at) => at * 1_501 + 8),
  ),
  name: fc.option(fc.constantFrom("Rare et neuf", "Tour neuve 7", "Ailleurs", "Été"), { nil: undefined }),
});

test("the first rows of a query are those with which all of it begins, be they many or few, changed or not", () => {
  const large = tableOf(24_000, "Rare");
  const small = tableOf(300, "Rare");
  fc.assert(
    fc.property(
      asked,
      fc.constantFrom(1, 6, 11, 3_000),
      fc.array(change, { maxLength: 3 }),
      (query, count, changes) => {
        for (const table of [large, small]) {
          for (const { id, name: given } of changes) {
            if (given === undefined) table.delete(id);
            else if (table.has(id)) table.patch(id, { name: given, made: (id % 5) * 300 });
            else table.insert({ name: given, city: "Évry", made: null });
          }
          const { where, search, order } = query;
          const all = table.query({ where, search, order: [order], length: count });
          expect(table.leading(query, count)).toEqual(all.rows);
        }
      },
    ),
    { numRuns: 250 },
  );
});

test("a number is found though signs end the text, or stand between its figures", () => {
  const names = ["C-7 !", "C-17", "7 (bis)", "n° 0007.", "7/8", "C 7", "70"];
  const table = new Table(
    BaseTable.build({
      name: "numbers",
      count: names.length,
      columns: [{ name: "name", kind: "text", searchable: true }],
      rowAt: (index) => ({ id: index + 1, version: 1, name: names[index] ?? "" }),
    }),
  );
  const numbered = (value: string) =>
    table
      .leading(
        {
          where: [{ column: "name", op: "stands", way: "number", value }],
          order: { column: "id", dir: "asc" },
        },
        9,
      )
      .map(({ name }) => name);
  expect(numbered("7")).toEqual(["C-7 !", "n° 0007.", "C 7"]);
  expect(numbered("c-7")).toEqual(["C-7 !", "C 7"]);
  expect(numbered("7-bis")).toEqual(["7 (bis)"]);
  expect(numbered("7-8")).toEqual(["7/8"]);
});
