import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BaseTable } from "./base-table.ts";
import type { Sample } from "./naive-table.test-model.ts";
import { naiveQuery } from "./naive-table.test-model.ts";
import type { Condition, Order, Query } from "./query.ts";
import { Table } from "./table.ts";

const cities = [
  "Évry",
  "evry",
  "EVRY",
  "Lyon",
  "lyon 2",
  "Lyon 10",
  "Cœur-l’Île",
  "coeur",
  "",
  "Ånn",
  "100",
  "m²",
];
const cityValue = fc.option(fc.constantFrom(...cities), { freq: 6 });
const nameValue = fc.option(
  fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom("Été 9", "été 10", "Le Clos")),
  {
    freq: 8,
  },
);
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
    rowAt: (index) => {
      const row = rows[index];
      if (row === undefined) throw new RangeError(`no row ${index}`);
      return { id: index + 1, version: 1, ...row };
    },
  });
}

const column = fc.constantFrom("id", "city", "name", "lots", "active", "tags", "nowhere");
const scalar = fc.oneof(cityValue, nameValue, lotsValue, activeValue);
const limit = fc.oneof(
  fc.constantFrom(...cities, "Été"),
  fc.integer({ min: -4, max: 13 }),
  fc.constantFrom(0.7),
);
const term = fc.constantFrom("", "e", "é", "EVRY", "coe", "l'i", "yon 1", "1", "0", "zz", "\0", "true");
const condition: fc.Arbitrary<Condition<Sample>> = fc.oneof(
  fc.record({ column, op: fc.constant("eq" as const), value: scalar }),
  fc.record({ column, op: fc.constant("in" as const), values: fc.array(scalar, { maxLength: 3 }) }),
  fc.record({ column, op: fc.constantFrom("gte" as const, "lte" as const), value: limit }),
  fc.record({ column, op: fc.constant("contains" as const), value: term }),
  fc.record({
    column: fc.constantFrom("tags", "city"),
    op: fc.constant("includes" as const),
    value: fc.constantFrom("a", 1, "Lyon"),
  }),
  fc.constant({ op: "test" as const, key: "even", test: (row: Sample) => row.id % 2 === 0 }),
);
const order: fc.Arbitrary<Order> = fc.record({
  column,
  dir: fc.constantFrom("asc" as const, "desc" as const),
});
const eq: fc.Arbitrary<Condition<Sample>> = fc.oneof(
  fc.record({ column: fc.constant("city"), op: fc.constant("eq" as const), value: cityValue }),
  fc.record({ column: fc.constant("lots"), op: fc.constant("eq" as const), value: lotsValue }),
  fc.record({ column: fc.constant("active"), op: fc.constant("eq" as const), value: activeValue }),
);
/** Have index paths of their own. */
const commonQuery: fc.Arbitrary<Query<Sample>> = fc.record({
  where: fc.array(eq, { maxLength: 1 }),
  order: fc.array(order, { minLength: 1, maxLength: 2 }),
  start: fc.nat({ max: 10 }),
  length: fc.integer({ min: -1, max: 25 }),
});
const anyQuery: fc.Arbitrary<Query<Sample>> = fc.record(
  {
    where: fc.array(condition, { maxLength: 3 }),
    search: fc.array(fc.record({ term, columns: fc.uniqueArray(column, { maxLength: 4 }) }), {
      maxLength: 3,
    }),
    order: fc.array(order, { maxLength: 3 }),
    start: fc.nat({ max: 60 }),
    length: fc.integer({ min: -1, max: 25 }),
  },
  { requiredKeys: [] },
);

const query = fc.oneof(commonQuery, anyQuery);

type Change = {
  readonly kind: "insert" | "patch" | "put" | "delete";
  readonly at: number;
  readonly cells: Cells;
};
const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom("insert" as const, "patch" as const, "put" as const, "delete" as const),
  at: fc.nat({ max: 90 }),
  cells,
});

function apply(table: Table<Sample>, rows: Map<number, Sample>, { kind, at, cells }: Change): void {
  const id = at + 1;
  const old = rows.get(id);
  if (kind === "insert") {
    const row = table.insert(cells);
    rows.set(row.id, { ...cells, id: row.id, version: 1 });
  } else if (kind === "delete") {
    expect(table.delete(id)).toBe(rows.delete(id));
  } else if (kind === "put") {
    rows.set(id, table.put({ ...cells, id, version: 7 }));
  } else if (old !== undefined) {
    rows.set(id, table.patch(id, { city: cells.city }));
    expect(rows.get(id)).toEqual({ ...old, city: cells.city, version: old.version + 1 });
  }
}

function expectSame(table: Table<Sample>, rows: ReadonlyMap<number, Sample>, query: Query<Sample>): void {
  const naive = naiveQuery([...rows.values()], query);
  expect(table.query(query)).toEqual({ total: rows.size, ...naive });
  expect(table.count(query)).toBe(naive.filtered);
  expect([...table.rows(query)]).toEqual(naive.rows);
  expect(table.first(query)).toEqual(naiveQuery([...rows.values()], { ...query, length: 1 }).rows[0]);
}

describe("a table", () => {
  test("answers as a plain filter and sort do, whatever was changed before", () => {
    fc.assert(
      fc.property(
        fc.array(cells, { maxLength: 80 }),
        fc.array(fc.tuple(fc.array(change, { maxLength: 6 }), fc.array(query, { maxLength: 4 })), {
          maxLength: 4,
        }),
        (base, steps) => {
          const table = new Table(baseOf(base));
          const rows = new Map(
            base.map((cells, index) => [index + 1, { id: index + 1, version: 1, ...cells }]),
          );
          for (const [changes, queries] of steps) {
            for (const change of changes) apply(table, rows, change);
            for (const query of queries) expectSame(table, rows, query);
          }
          for (const name of ["city", "lots"] as const) {
            const present = new Set([...rows.values()].map((row) => row[name]));
            expect([...table.distinct(name)].sort()).toEqual(
              [...present]
                .filter((v) => v !== null)
                .map(String)
                .sort(),
            );
          }
        },
      ),
      { numRuns: 1500 },
    );
  });

  test("answers likewise where the values are few and the rows are many", () => {
    const many = fc.array(cells, { minLength: 300, maxLength: 400, size: "max" });
    fc.assert(
      fc.property(
        many,
        fc.array(change, { maxLength: 8 }),
        fc.array(query, { maxLength: 12 }),
        (base, changes, queries) => {
          const table = new Table(baseOf(base));
          const rows = new Map(
            base.map((cells, index) => [index + 1, { id: index + 1, version: 1, ...cells }]),
          );
          for (const query of queries) expectSame(table, rows, query);
          for (const change of changes) apply(table, rows, change);
          for (const query of queries) {
            expectSame(table, rows, query);
            expectSame(table, rows, {
              ...query,
              where: [{ column: "active", op: "eq", value: true }],
              start: 90,
            });
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test("answers alike after snapshot and restore, and a fork goes its own way", () => {
    fc.assert(
      fc.property(
        fc.array(cells, { maxLength: 30 }),
        fc.array(change, { maxLength: 12 }),
        query,
        (rows, changes, query) => {
          const base = baseOf(rows);
          const plain = new Map(
            rows.map((cells, index) => [index + 1, { id: index + 1, version: 1, ...cells }]),
          );
          const table = new Table(base);
          for (const change of changes) apply(table, plain, change);
          const restored = new Table(base);
          restored.restore(JSON.parse(JSON.stringify(table.snapshot())));
          expectSame(table, plain, query);
          expectSame(restored, plain, query);
          expect(restored.insert({ city: null, name: null, lots: null, active: null, tags: null }).id).toBe(
            table.insert({ city: null, name: null, lots: null, active: null, tags: null }).id,
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  test("hands out the same objects for a page asked again, even after a stream of all rows", () => {
    const row: Cells = { city: "Lyon", name: null, lots: 1, active: true, tags: null };
    const table = new Table(baseOf(Array.from({ length: 30_000 }, () => row)));
    const page = { order: [{ column: "id", dir: "desc" }], length: 20 } as const;
    const { rows } = table.query(page);
    for (const _ of table.rows({}));
    for (const [index, again] of table.query(page).rows.entries()) expect(again).toBe(rows[index]);
    expect(Object.isFrozen(rows[0])).toBe(true);
  });

  test("streams the rows as they were when the stream was asked for", () => {
    const row: Cells = { city: "Lyon", name: "x", lots: 1, active: true, tags: null };
    const table = new Table(baseOf(Array.from({ length: 1000 }, () => row)));
    const stream = table.rows({ where: [{ column: "city", op: "eq", value: "Lyon" }] });
    expect(stream.next().value?.id).toBe(1);
    for (let id = 2; id <= 900; id += 1) table.delete(id);
    table.insert(row);
    expect([...stream].map(({ id }) => id)).toEqual(Array.from({ length: 999 }, (_, index) => index + 2));
  });

  test("finds in many long texts what a plain search finds", () => {
    const texts = Array.from(
      { length: 20_000 },
      (_, i) => `Résidence ${(i * 7919) % 20_011}, allée des Œillets n° ${i}`,
    );
    const rows = texts.map((name): Cells => ({ city: null, name, lots: null, active: null, tags: null }));
    const table = new Table(baseOf(rows));
    for (const [term, plain] of [
      ["RESIDENCE 77", "Résidence 77"],
      ["oeillets N° 1999", "Œillets n° 1999"],
    ] as const) {
      const expected = texts.flatMap((text, index) => (text.includes(plain) ? [index + 1] : []));
      const { rows, filtered } = table.query({ search: [{ term, columns: ["name"] }] });
      expect(rows.map(({ id }) => id)).toEqual(expected);
      expect(filtered).toBe(expected.length);
    }
  });

  test("refuses rows that do not fit its columns, and patches to rows that are not there", () => {
    const table = new Table(baseOf([]));
    const misshapen = {
      id: 1,
      version: 1,
      rows: [{ id: 3, version: 1, lots: "many" }],
      nextId: 4,
      deleted: [],
    };
    expect(() => table.restore(misshapen)).toThrow(TypeError);
    expect(() => table.patch(1, { city: "Lyon" })).toThrow(RangeError);
    expect([table.size, table.has(3), table.delete(3)]).toEqual([0, false, false]);
  });
});
