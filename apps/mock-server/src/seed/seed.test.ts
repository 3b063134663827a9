import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { catalog } from "../world/catalog.ts";
import { parseRows } from "./plan.ts";
import type { Seed } from "./seed.ts";
import { seedOf } from "./seed.ts";
import type { SeedOptions } from "./seeding.ts";

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
  for (const { table, count, rowAt } of seed.tables) {
    hash.update(table);
    for (let at = 0; at < count; at += 1) hash.update(JSON.stringify(rowAt(at)));
  }
  return hash.digest("hex");
}

/** The first violation of the contract. */
function complaint(options: SeedOptions, most: number): string | undefined {
  for (const { table, count, rowAt } of seedOf(options).tables) {
    const entity = catalog.get(table);
    if (entity === undefined) continue;
    const strict = entity.record.strict();
    for (let at = 0; at < count; at += Math.max(1, Math.floor(count / most))) {
      const checked = strict.safeParse(rowAt(at));
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

  test("T01 a row is the same whichever rows were made before it", () => {
    const used = seedOf();
    hashOf(used);
    used.tables.forEach(({ table, count, rowAt }, at) => {
      const index = Math.floor(count / 3);
      rowAt(count - 1);
      expect(rowAt(index), table).toEqual(seedOf().tables[at]?.rowAt(index));
    });
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
    "theme=40,service=2000,supplier=1",
    "neighborhood=2000,wallet=60,setting=90,module=40,managedService=60,negotiatedService=3,supplier=50",
    "deliveryPoint=0,supplier=0,neighborhood=0,wallet=0,conversation=0",
    "building=200000,user=100000,ula=150000",
  ])("rows satisfy the contract with --rows %s", (rows) => {
    expect(complaint({ rows: parseRows(rows), seed: rows }, 400)).toBeUndefined();
  });

  test("ids are the index plus one, so that the store finds a row by its id", () => {
    for (const { count, rowAt } of seedOf().tables.filter((each) => each.count > 0)) {
      for (const at of [0, count - 1]) expect(rowAt(at)).toMatchObject({ id: at + 1 });
    }
  });

  test("the first two admins are the demo accounts, enabled", () => {
    const admins = seedOf({ seed: "any" }).tables.find(({ table }) => table === "accountAdmin");
    const demo = { enabled: true };
    expect(admins?.rowAt(0)).toMatchObject({
      ...demo,
      firstName: "Jeanne",
      email: "jeanne.martin@palier.test",
    });
    expect(admins?.rowAt(1)).toMatchObject({
      ...demo,
      firstName: "Karim",
      email: "karim.benali@palier.test",
    });
  });
});
