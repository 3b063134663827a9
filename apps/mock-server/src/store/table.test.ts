/** The store answers as a plain filter and sort do: `naive-table.test-model.ts`. */
import { sameForm } from "@palier/contract/kit/typed-text";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BaseTable } from "./base-table.ts";
import { fold } from "./fold.ts";
import { naiveQuery, type Sample } from "./naive-table.test-model.ts";
import type { Condition, Order, Query, TextWay } from "./query.ts";
import { Table } from "./table.ts";

const cities = [
  "Évry",
  "evry",
  "EVRY",
  "Lyon",
  "ly\u200bon\u00a0",
  "lyon 2",
  "Lyon 10",
  "Cœur-l’Île",
  "coeur",
  "",
  "Ånn",
  "100",
  "m²",
];
const names = [
  "Été 9",
  "été 10",
  "Le Clos",
  "Tour des Tours n° 7",
  "C-7 !",
  "C-17",
  "7 (bis)",
  "n° 0007.",
  "7/8",
];
const cityValue = fc.option(fc.constantFrom(...cities), { freq: 6 });
const nameValue = fc.option(fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom(...names)), { freq: 8 });
const lotsValue = fc.option(fc.oneof(fc.integer({ min: -3, max: 12 }), fc.constantFrom(0.5, 1e9)), {
  freq: 6,
});
const activeValue = fc.option(fc.boolean(), { freq: 6 });
const tagsValue = fc.option(fc.array(fc.constantFrom("a", "b", 1, 2), { maxLength: 3 }), { freq: 6 });
const cells = fc.record({
  city: cityValue,
  name: nameValue,
  lots: lotsValue,
  active: activeValue,
  tags: tagsValue,
});
type Cells = Omit<Sample, "id" | "version">;

function baseOf(rows: readonly Cells[]): BaseTable<Sample> {
  return new BaseTable<Sample>({
    name: "sample",
    count: rows.length,
    columns: [
      { name: "city", kind: "text", searchable: true },
      { name: "name", kind: "text", searchable: true },
      { name: "lots", kind: "number", searchable: false },
      { name: "active", kind: "boolean", searchable: false },
      { name: "tags", kind: "json", searchable: false },
    ],
    rows: () => rows.map((row, index) => ({ id: index + 1, version: 1, ...row })),
  });
}
const plainOf = (rows: readonly Cells[]): Map<number, Sample> =>
  new Map(rows.map((row, index) => [index + 1, { id: index + 1, version: 1, ...row }]));

const column = fc.constantFrom("id", "city", "name", "lots", "active", "tags", "nowhere");
const scalar = fc.oneof(cityValue, nameValue, lotsValue, activeValue);
const limit = fc.oneof(
  fc.constantFrom(...cities, "Été"),
  fc.integer({ min: -4, max: 13 }),
  fc.constantFrom(0.7),
);
const term = fc.constantFrom(
  "",
  "e",
  "é",
  "EVRY",
  "coe",
  "l'i",
  "yon 1",
  "1",
  "0",
  "7",
  "c-7",
  "tour",
  "zz",
  "\0",
);
/** As the palette asks: a text that begins with, has a word with, or is a number. */
const standing: fc.Arbitrary<Condition<Sample>> = fc.record({
  column: fc.constantFrom("name", "city", "nowhere"),
  op: fc.constant("stands" as const),
  way: fc.constantFrom<TextWay>("begins", "word", "number"),
  value: fc
    .constantFrom("t", "tour", "des", "e", "ete", "7", "c-7", "7-bis", "7-8", "lyon", "10", "100")
    .map(fold),
});
const condition: fc.Arbitrary<Condition<Sample>> = fc.oneof(
  fc.record({ column, op: fc.constant("eq" as const), value: scalar }),
  fc.record({ column, op: fc.constant("in" as const), values: fc.array(scalar, { maxLength: 3 }) }),
  fc.record({ column, op: fc.constantFrom("gte" as const, "lte" as const), value: limit }),
  fc.record({ column, op: fc.constant("alike" as const), value: fc.constantFrom(...cities.map(sameForm)) }),
  fc.record({ column, op: fc.constant("contains" as const), value: term }),
  fc.record({
    column: fc.constantFrom("tags", "city"),
    op: fc.constant("includes" as const),
    value: fc.constantFrom("a", 1, "Lyon"),
  }),
  standing,
  fc.constant({ op: "test" as const, key: "even", test: (row: Sample) => row.id % 2 === 0 }),
);
const order: fc.Arbitrary<Order> = fc.record({
  column,
  dir: fc.constantFrom("asc" as const, "desc" as const),
});
/** Words in any order, each anywhere in some of the columns. */
const search = fc.array(fc.record({ term, columns: fc.uniqueArray(column, { maxLength: 4 }) }), {
  maxLength: 3,
});
const query: fc.Arbitrary<Query<Sample>> = fc.record(
  {
    where: fc.array(condition, { maxLength: 3 }),
    search,
    order: fc.array(order, { maxLength: 3 }),
    start: fc.nat({ max: 60 }),
    length: fc.integer({ min: -1, max: 25 }),
  },
  { requiredKeys: [] },
);

interface Change {
  readonly kind: "insert" | "patch" | "put" | "delete";
  readonly at: number;
  readonly cells: Cells;
}
const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom("insert" as const, "patch" as const, "put" as const, "delete" as const),
  at: fc.nat({ max: 90 }),
  cells,
});

function apply(table: Table<Sample>, rows: Map<number, Sample>, { kind, at, cells: given }: Change): void {
  const id = at + 1;
  const old = rows.get(id);
  if (kind === "insert") {
    const row = table.insert(given);
    rows.set(row.id, { ...given, id: row.id, version: 1 });
  } else if (kind === "delete") expect(table.delete(id)).toBe(rows.delete(id));
  else if (kind === "put") rows.set(id, table.put({ ...given, id, version: 7 }));
  else if (old !== undefined) {
    rows.set(id, table.patch(id, { city: given.city }));
    expect(rows.get(id)).toEqual({ ...old, city: given.city, version: old.version + 1 });
  }
}

function expectSame(table: Table<Sample>, rows: ReadonlyMap<number, Sample>, asked: Query<Sample>): void {
  const all = [...rows.values()];
  const naive = naiveQuery(all, asked);
  expect(table.query(asked)).toEqual({ total: rows.size, ...naive });
  expect(table.count(asked)).toBe(naive.filtered);
  expect([...table.rows(asked)]).toEqual(naive.rows);
  expect(table.first(asked)).toEqual(naiveQuery(all, { ...asked, length: 1 }).rows[0]);
}

describe("a table", () => {
  test("answers as a plain filter and sort do, whatever was changed between the queries", () => {
    const steps = fc.array(fc.tuple(fc.array(change, { maxLength: 6 }), fc.array(query, { maxLength: 4 })), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.array(cells, { maxLength: 80 }), steps, (base, taken) => {
        const table = new Table(baseOf(base));
        const rows = plainOf(base);
        for (const [changes, queries] of taken) {
          for (const each of changes) apply(table, rows, each);
          for (const each of queries) expectSame(table, rows, each);
        }
        for (const name of ["city", "lots"] as const) {
          const present = new Set(
            [...rows.values()].flatMap((row) => (row[name] === null ? [] : [String(row[name])])),
          );
          expect([...table.distinct(name)].sort()).toEqual([...present].sort());
        }
      }),
      { numRuns: 400 },
    );
  });

  test("answers likewise where the values are few and the rows are many", () => {
    const many = fc.array(cells, { minLength: 300, maxLength: 400, size: "max" });
    const changes = fc.array(change, { maxLength: 8 });
    fc.assert(
      fc.property(many, changes, fc.array(query, { maxLength: 8 }), (base, made, queries) => {
        const table = new Table(baseOf(base));
        const rows = plainOf(base);
        for (const each of queries) expectSame(table, rows, each);
        for (const each of made) apply(table, rows, each);
        for (const each of queries) {
          expectSame(table, rows, each);
          expectSame(table, rows, {
            ...each,
            where: [{ column: "active", op: "eq", value: true }],
            start: 90,
          });
        }
      }),
      { numRuns: 20 },
    );
  });

  test("answers alike after snapshot and restore, and a fork goes its own way", () => {
    fc.assert(
      fc.property(
        fc.array(cells, { maxLength: 30 }),
        fc.array(change, { maxLength: 12 }),
        query,
        (base, made, asked) => {
          const built = baseOf(base);
          const rows = plainOf(base);
          const table = new Table(built);
          for (const each of made) apply(table, rows, each);
          const restored = new Table(built);
          restored.restore(JSON.parse(JSON.stringify(table.snapshot())));
          for (const each of [table, restored]) expectSame(each, rows, asked);
          const blank = { city: null, name: null, lots: null, active: null, tags: null };
          expect(restored.insert(blank).id).toBe(table.insert(blank).id);
          expectSame(new Table(built), plainOf(base), asked);
        },
      ),
      { numRuns: 100 },
    );
  });

  test("streams the rows as they were when the stream was asked for", () => {
    const row: Cells = { city: "Lyon", name: "x", lots: 1, active: true, tags: null };
    const table = new Table(baseOf(Array.from({ length: 1000 }, () => row)));
    const stream = table.rows({ where: [{ column: "city", op: "eq", value: "Lyon" }] });
    expect(stream.next().value?.id).toBe(1);
    for (let id = 2; id <= 900; id += 1) table.delete(id);
    table.insert(row);
    expect([...stream].map(({ id }) => id)).toEqual(Array.from({ length: 999 }, (_, index) => index + 2));
    expect(Object.isFrozen(table.get(901))).toBe(true);
  });

  test("refuses rows that do not fit its columns, and patches to rows that are not there", () => {
    const table = new Table(baseOf([]));
    const rows = [{ id: 3, version: 1, lots: "many" }];
    expect(() => table.restore({ nextId: 4, rows, deleted: [] })).toThrow(TypeError);
    expect(() => table.patch(1, { city: "Lyon" })).toThrow(RangeError);
    expect([table.size, table.has(3), table.delete(3)]).toEqual([0, false, false]);
  });
});
