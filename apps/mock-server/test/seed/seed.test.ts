/** T01 What holds for each table of the seed. */
import { createHash } from "node:crypto";
import { deliverySlot, fieldsOf, parisInstant, referencedEntity } from "@palier/contract";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { countedTables, parseRows } from "../../src/seed/plan.ts";
import { type Seed, seedOf } from "../../src/seed/seed.ts";
import type { SeedOptions } from "../../src/seed/seeding.ts";
import { catalog } from "../../src/world/catalog.ts";
import { rowsOf } from "./rows-of.ts";

/** Link tables have no entity; these entities are computed from other rows. */
const pairs = [
  "buildingManagedService",
  "neighborhoodManagedService",
  "buildingNegotiatedService",
  "buildingModuleOff",
  "serviceDeliveryPoint",
];
const chosen = ["viewDefault"];
const derived = ["associationRequest"];

function hashOf(seed: Seed): string {
  const hash = createHash("sha256");
  for (const { table, rows } of seed.tables) {
    hash.update(table);
    for (const row of rows()) hash.update(JSON.stringify(row));
  }
  return hash.digest("hex");
}

/** The first violation of the contract. */
function complaint(options: SeedOptions, most: number): string | undefined {
  for (const { table, count, rows } of seedOf(options).tables) {
    const entity = catalog.get(table);
    if (entity === undefined) continue;
    const strict = entity.record.strict();
    for (let at = 0; at < count; at += Math.max(1, Math.floor(count / most))) {
      const checked = strict.safeParse(rows()[at]);
      if (!checked.success) return `${table} ${at}: ${checked.error.message}`;
    }
  }
  return undefined;
}

describe("the seed", () => {
  test("T01 the same seed gives the same bytes, another seed others", () => {
    const first = hashOf(seedOf({ seed: "palier" }));
    expect(hashOf(seedOf({ seed: "palier" }))).toBe(first);
    expect(hashOf(seedOf({ seed: "autre" }))).not.toBe(first);
    expect(hashOf(seedOf({ now: "2027-01-04T09:30:00Z" }))).not.toBe(first);
  });

  test("every entity of the contract has its table, and every other table is of pairs or choices", () => {
    const tables = seedOf().tables.map(({ table }) => table);
    expect([...tables].sort()).toEqual(
      [...catalog.keys()]
        .filter((name) => !derived.includes(name))
        .concat(pairs, chosen)
        .sort(),
    );
  });

  test("every row satisfies the contract, with no field that it lacks", () => {
    expect(complaint({}, 10_000)).toBeUndefined();
  });

  test.each([
    "building=0",
    "building=1,user=1,ula=1",
    "theme=3",
    "theme=40,service=500,supplier=1",
    "neighborhood=400,wallet=60,setting=90,module=40,managedService=60,negotiatedService=3,supplier=50",
    "deliveryPoint=0,supplier=0,neighborhood=0,wallet=0,conversation=0",
  ])("rows satisfy the contract with --rows %s", (rows) => {
    expect(complaint({ rows: parseRows(rows), seed: rows }, 400)).toBeUndefined();
  });

  test("ids are the row's place, from 1", () => {
    for (const { table, count, rows } of seedOf().tables) {
      const ids = rows().map((row) => "id" in row && row.id);
      expect(ids, table).toEqual(Array.from({ length: count }, (_, at) => at + 1));
    }
  });

  test("the first two admins are the demo accounts, enabled", () => {
    const admins = seedOf({ seed: "any" }).tables.find(({ table }) => table === "accountAdmin");
    const demo = { enabled: true };
    expect(admins?.rows()[0]).toMatchObject({
      ...demo,
      firstName: "Jeanne",
      email: "jeanne.martin@palier.test",
    });
    expect(admins?.rows()[1]).toMatchObject({
      ...demo,
      firstName: "Karim",
      email: "karim.benali@palier.test",
    });
  });
});

const ids = z.union([z.array(z.number()), z.number().transform((id) => [id]), z.null().transform(() => [])]);
const fields = (table: string) => fieldsOf(catalog.get(table)?.record ?? z.object({}));

test("where a table has no row or one, no other row refers to a missing one", () => {
  const dangling: string[] = [];
  for (const table of countedTables.filter((each) => each !== "accountAdmin"))
    for (const rows of [0, 1]) {
      const { tables } = seedOf({ rows: parseRows(`all=60,${table}=${rows}`) });
      const most = tables.find((each) => each.table === table)?.count ?? 0;
      for (const { table: from, rows: made } of tables) {
        const names = fields(from).flatMap(([name, schema]) =>
          referencedEntity(schema) === table ? [name] : [],
        );
        // A table that refers to none is made too: drawn from missing rows, it throws.
        const referring = made();
        for (const [at, each] of names.length === 0 ? [] : referring.entries()) {
          const row = z.record(z.string(), z.unknown()).parse(each);
          for (const name of names)
            for (const id of ids.parse(row[name]).filter((each) => each > most))
              dangling.push(`${from}.${name} of ${at + 1} is ${id}, of ${most} ${table}`);
        }
      }
    }
  const why = "null in such a seed, or a line of `needs` in plan.ts";
  expect(dangling.slice(0, 5), why).toEqual([]);
});

test("A15 a slot is missed once it is over, in October's repeated hour too", () => {
  let underWay = 0;
  for (const night of ["2026-11-20T07:00:00Z", "2026-10-25T00:00:00Z"])
    for (const passed of [0, 1, 2, 3, 6, 10]) {
      const now = Date.parse(night) + passed * 3_600_000;
      const slots = rowsOf(deliverySlot, seedOf({ now: new Date(now).toISOString() }));
      const ends = ({ date, to }: (typeof slots)[number]) => parisInstant(`${date}T${to}`);
      expect(slots.filter((slot) => slot.status === "missed" && ends(slot) > now)).toEqual([]);
      underWay += slots.filter(
        (slot) =>
          slot.status === "planned" && parisInstant(`${slot.date}T${slot.from}`) <= now && ends(slot) > now,
      ).length;
    }
  expect(underWay).toBeGreaterThan(0);
});
