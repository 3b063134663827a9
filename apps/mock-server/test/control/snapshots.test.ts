import type { WorldSnapshot } from "@palier/contract/control";
import { afterAll, describe, expect, test } from "vitest";
import { seedEdition } from "../../src/control/contract-version.ts";
import { seedOf } from "../../src/seed/seed.ts";
import { type Client, json, type TableAnswer } from "../harness.ts";
import { openPlayhouse, refusal } from "./playhouse.ts";

const [house, elsewhere] = [
  await openPlayhouse(),
  await openPlayhouse({ seed: "ailleurs", rows: { building: 5 } }),
];
afterAll(() => Promise.all([house.close(), elsewhere.close()]));

const pages = [
  "/admin/building/ajax-list?length=100&order[0][column]=0&order[0][dir]=desc&order[0][name]=name",
  "/admin/building/edit/1",
  "/admin/building/edit/2",
  "/admin/neighborhood/ajax-list",
  "/admin/concierge/order/ajax-list?length=50",
  "/admin/dashboard/summary",
  "/admin/building/ajax-list-export?column_field_list=name,city",
];
const read = (client: Client) => Promise.all(pages.map(async (page) => (await client.get(page)).text()));

async function livedIn() {
  const world = await house.world();
  await world.clock({ freeze: true, set: "2026-12-24T18:00:00Z" });
  const client = await house.admin(world.name);
  await world.patch("building", 1, { name: "Gardé" });
  const { values, record } = await json<{ values: object; record: { version: number } }>(
    client.get("/admin/building/edit/2"),
  );
  await client.post("/admin/building/edit/2", { ...values, name: "Gardé aussi", version: record.version });
  await world.admin("karim.benali@palier.test").open("building", 3);
  await world.addFault({ route: "news.list", status: 503, times: 5 });
  await (await client.get("/admin/news/ajax-list")).text();
  await world.push({ data: { a: "b" } });
  return { world, client };
}

describe("T08 a world as a file", () => {
  test("opened in another server, on another seed, it gives the same answers", async () => {
    const { world, client } = await livedIn();
    const file = JSON.stringify(await world.snapshot());
    const there = await elsewhere.world();
    await there.restore(JSON.parse(file) as WorldSnapshot);
    const again = await elsewhere.admin(there.name);
    // Same clock, same time of sign-in.
    expect(await read(again)).toEqual(await read(client));
    expect(await there.faults()).toEqual(await world.faults());
    expect((await there.detail()).lockList).toEqual((await world.detail()).lockList);
    expect((await again.post("/admin/building/edit/3", {})).status).toBe(
      (await client.post("/admin/building/edit/3", {})).status,
    );
    expect(await there.outbox()).toEqual(await world.outbox());
    const { world: _name, ...saved } = JSON.parse(file) as WorldSnapshot;
    expect(await there.snapshot()).toMatchObject({ ...saved, tables: { building: saved.tables.building } });
  });

  test("a seed that makes other rows is another edition: what was saved before stands over no stranger", () => {
    const rows = Object.fromEntries(seedOf().tables.map(({ table, count }) => [table, count]));
    const why =
      "the seed makes other rows: raise `seedEdition` (src/control/contract-version.ts), and write both down here";
    // A new table already changes the routes.
    expect({ edition: seedEdition, ...rows }, why).toMatchObject({
      edition: 3,
      accountAdmin: 24,
      alert: 24,
      building: 240,
      neighborhood: 36,
      wallet: 26,
      walletImport: 69,
      user: 1800,
      ula: 2200,
      ulaEvent: 6323,
      conversation: 260,
      message: 799,
      incident: 420,
      news: 64,
      setting: 40,
      readyAnswer: 12,
      module: 18,
      managedService: 22,
      negotiatedService: 20,
      supplier: 18,
      theme: 14,
      section: 46,
      service: 220,
      order: 900,
      quotation: 240,
      subscription: 24,
      subscriber: 320,
      deliveryPoint: 90,
      deliverySlot: 680,
      callback: 140,
      change: 8601,
      view: 2,
      viewDefault: 0,
      buildingManagedService: 900,
      neighborhoodManagedService: 211,
      buildingNegotiatedService: 587,
      buildingModuleOff: 358,
      serviceDeliveryPoint: 1415,
    });
  });

  test("opened again in its own world, it undoes what came after; whoever is signed in stays so", async () => {
    const { world, client } = await livedIn();
    const before = await read(client);
    const saved = await world.snapshot();
    await world.patch("building", 1, { name: "Après" });
    await client.post("/admin/building/delete/9", {});
    await world.clearFaults();
    await world.admin("karim.benali@palier.test").leave();
    await world.restore(saved);
    expect(await read(client)).toEqual(before);
    expect(await world.snapshot()).toEqual(saved);
  });

  test("a call that was answered before stays one: its key gives the first answer, and money moves once", async () => {
    const world = await house.world();
    const client = await house.admin(world.name);
    const { data } = await json<TableAnswer>(
      client.get("/admin/concierge/order/ajax-list?length=500&status=completed"),
    );
    const order = data.find((row) => Number(row.finalAmountCents) - Number(row.refundedCents) > 1000);
    if (order === undefined) throw new Error("no order can be refunded");
    const refund = async (who: Client) => {
      const values = { amountCents: 100, reason: "Essai", version: order.version };
      const path = `/admin/concierge/order/${order.id}/refund`;
      return (await who.post(path, values, { "idempotency-key": "k" })).text();
    };
    const first = await refund(client);
    const there = await elsewhere.world();
    await there.restore(await world.snapshot());
    expect(await refund(await elsewhere.admin(there.name))).toBe(first);
    expect(await there.snapshot()).toMatchObject({ answered: [{ status: 200, answer: first }] });
  });

  test("holds no secret and no session", async () => {
    const { world, client } = await livedIn();
    const text = JSON.stringify(await world.snapshot());
    expect(text).not.toContain(client.token);
    expect(text).not.toContain(client.cookie.split("=")[1]);
  });

  test("of another format, version or contract is refused with which, and changes nothing", async () => {
    const world = await house.world();
    await world.patch("building", 1, { name: "Reste" });
    const saved = await world.snapshot();
    const revision = (await world.detail()).revision;
    const wrong: [object, string][] = [
      [{ ...saved, format: "zip" }, "palier-world"],
      [{ ...saved, version: 2 }, "3"],
      [{ ...saved, contract: "9.9.9+00000000" }, saved.contract],
      [{}, "palier-world"],
    ];
    for (const [file, ours] of wrong) {
      const error = await refusal(world.restore(file as WorldSnapshot));
      expect(error).toMatchObject({ status: 409, problem: { allowed: [ours] } });
    }
    expect(
      (await refusal(world.restore({ ...saved, contract: "9.9.9+00000000" }))).problem?.detail,
    ).toContain("9.9.9+00000000");
    expect((await world.detail()).revision).toBe(revision);
  });

  test.each<[string, (saved: WorldSnapshot) => object]>([
    [
      "rows that do not fit",
      (saved) => ({
        tables: { building: { nextId: 300, rows: [{ id: 1, version: 1 }], deleted: [] } },
        seed: saved.seed,
      }),
    ],
    ["a table that there is none of", () => ({ tables: { nothing: { nextId: 1, rows: [], deleted: [] } } })],
    ["no tables", () => ({ tables: 3 })],
    ["a clock that is none", () => ({ clock: { now: "x", frozen: true } })],
    ["realtime keys that cannot be", () => ({ realtime: { "a.b": 1 } })],
    [
      "faults on unknown routes",
      () => ({ faults: [{ id: "fault-1", calls: 0, hits: 0, left: null, route: "nothing", status: 500 }] }),
    ],
    ["rows of unknown tables", () => ({ rows: { nothing: 3 } })],
    ["more rows than a table may start with", () => ({ rows: { building: 5_000_001 } })],
    ["fewer rows than none", () => ({ rows: { building: -1 } })],
    [
      "a push registration that is none",
      () => ({ push: { registrations: [{ adminId: 1, registration: {} }], messages: [] } }),
    ],
  ])("with %s is refused, all or nothing", async (_, change) => {
    const world = await house.world();
    await world.patch("building", 1, { name: "Reste" });
    await world.clock({ freeze: true });
    const saved = await world.snapshot();
    const error = await refusal(world.restore({ ...saved, ...change(saved) } as WorldSnapshot));
    expect([404, 422]).toContain(error.status);
    expect(await world.snapshot()).toEqual(saved);
  });
});
