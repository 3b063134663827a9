/** T08 A world as a file. */
import type { WorldSnapshot } from "@palier/contract/control";
import { describe, expect, test } from "vitest";
import { MockApp } from "../../src/app.ts";
import { seedEdition } from "../../src/control/contract-version.ts";
import { inProcessClient } from "../../src/in-process/in-process-client.ts";
import { seedOf } from "../../src/seed/seed.ts";
import type { Client } from "../kit/client.ts";
import { refusal } from "../kit/server.ts";
import { freshWorlds, visitorOf } from "../kit/worlds.ts";

const { world, client, patch, edit, find, post, done } = freshWorlds();

/** On another seed, as another server's. */
const elsewhere = new MockApp({ seed: "ailleurs", rows: { building: 5 } });
const other = inProcessClient(elsewhere);

const pages = [
  "/admin/building/ajax-list?length=100&order[0][column]=0&order[0][dir]=desc&order[0][name]=name",
  "/admin/building/edit/1",
  "/admin/building/edit/2",
  "/admin/neighborhood/ajax-list",
  "/admin/concierge/order/ajax-list?length=50",
  "/admin/dashboard/summary",
  "/admin/building/ajax-list-export?column_field_list=name,city",
];
const read = (of: Client) => Promise.all(pages.map(async (page) => (await of.get(page)).text()));

async function liveInIt() {
  const { control } = world();
  await control.clock({ set: "2026-12-24T18:00:00Z" });
  await patch("building", 1, { name: "Gardé" });
  await done(edit("/admin/building/edit/2", { name: "Gardé aussi" }));
  await control.admin("karim.benali@palier.test").open("building", 3);
  await control.addFault({ route: "news.list", status: 503, times: 5 });
  await client().get("/admin/news/ajax/list");
  await control.push({ data: { a: "b" } });
  return control;
}

describe("T08 a saved world", () => {
  test("gives the same answers in another server, on another seed", async () => {
    const control = await liveInIt();
    const file = JSON.stringify(await control.snapshot());
    const there = await other.createWorld("there");
    await there.restore(JSON.parse(file) as WorldSnapshot);
    const again = visitorOf(elsewhere, "there");
    await again.signIn();
    expect(await read(again)).toEqual(await read(client()));
    expect(await there.faults()).toEqual(await control.faults());
    expect((await there.detail()).lockList).toEqual((await control.detail()).lockList);
    expect(await there.outbox()).toEqual(await control.outbox());
    const { world: _name, ...saved } = JSON.parse(file) as WorldSnapshot;
    expect(await there.snapshot()).toMatchObject({ ...saved, tables: { building: saved.tables.building } });
  });

  test("undoes in its own world what came after; whoever is signed in stays so", async () => {
    const control = await liveInIt();
    const before = await read(client());
    const saved = await control.snapshot();
    await patch("building", 1, { name: "Après" });
    await control.clearFaults();
    await control.admin("karim.benali@palier.test").leave();
    await control.restore(saved);
    expect(await read(client())).toEqual(before);
    expect(await control.snapshot()).toEqual(saved);
  });

  test("keeps the answers that were given: a repeated key moves money once, in another server too", async () => {
    const order = await find(
      "/admin/concierge/order/ajax-list?status=completed",
      (row) => Number(row.finalAmountCents) - Number(row.refundedCents) > 1000,
    );
    const path = `/admin/concierge/order/${order.id}/refund`;
    const values = { amountCents: 100, reason: "Essai", version: order.version };
    const key = { "idempotency-key": "k" };
    const first = await (await post(path, values, key)).text();
    const there = await other.createWorld("refunded");
    await there.restore(await world().control.snapshot());
    const again = visitorOf(elsewhere, "refunded");
    await again.signIn();
    expect(await (await again.post(path, values, key)).text()).toBe(first);
    expect(await there.snapshot()).toMatchObject({ answered: [{ status: 200, answer: first }] });
  });

  test("holds no secret and no session", async () => {
    const text = JSON.stringify(await (await liveInIt()).snapshot());
    expect(text).not.toContain(client().token);
    expect(text).not.toContain(client().cookie.split("=")[1]);
  });

  test("of another format, version or contract is refused with which, and changes nothing", async () => {
    const { control } = world();
    await patch("building", 1, { name: "Reste" });
    const saved = await control.snapshot();
    for (const [file, ours] of [
      [{ ...saved, format: "zip" }, "palier-world"],
      [{ ...saved, version: 2 }, "3"],
      [{ ...saved, contract: "9.9.9+00000000" }, saved.contract],
      [{}, "palier-world"],
    ] as const) {
      const error = await refusal(control.restore(file as WorldSnapshot));
      expect(error).toMatchObject({ status: 409, problem: { allowed: [ours] } });
    }
    expect(await control.snapshot()).toEqual(saved);
  });

  const registration = { registrations: [{ adminId: 1, registration: {} }], messages: [] };
  const fault = { id: "fault-1", calls: 0, hits: 0, left: null, route: "nothing", status: 500 };
  test.each<[string, (saved: WorldSnapshot) => object]>([
    [
      "rows that do not fit",
      () => ({ tables: { building: { nextId: 300, rows: [{ id: 1, version: 1 }], deleted: [] } } }),
    ],
    ["a table that there is none of", () => ({ tables: { nothing: { nextId: 1, rows: [], deleted: [] } } })],
    ["no tables", () => ({ tables: 3 })],
    ["a clock that is none", () => ({ clock: { now: "x", frozen: true } })],
    ["faults on unknown routes", () => ({ faults: [fault] })],
    ["rows of unknown tables", () => ({ rows: { nothing: 3 } })],
    ["more rows than a table may start with", () => ({ rows: { building: 5_000_001 } })],
    ["a push registration that is none", () => ({ push: registration })],
  ])("with %s is refused, all or nothing", async (_, change) => {
    const { control } = world();
    await patch("building", 1, { name: "Reste" });
    const saved = await control.snapshot();
    const error = await refusal(control.restore({ ...saved, ...change(saved) } as WorldSnapshot));
    expect([404, 422]).toContain(error.status);
    expect(await control.snapshot()).toEqual(saved);
  });
});

/** Of edition 3; a new table changes the routes already. */
const rowsOfEdition = `accountAdmin 24 alert 24 building 240 neighborhood 36 wallet 26 walletImport 69 user 1800 ula 2200
  ulaEvent 6323 conversation 260 message 799 incident 420 news 64 setting 40 readyAnswer 12 module 18 managedService 22
  negotiatedService 20 supplier 18 theme 14 section 46 service 220 order 900 quotation 240 subscription 24 subscriber 320
  deliveryPoint 90 deliverySlot 680 callback 140 change 8601 view 2 viewDefault 0 buildingManagedService 900
  neighborhoodManagedService 211 buildingNegotiatedService 587 buildingModuleOff 358 serviceDeliveryPoint 1415`;

test("T08 a seed that makes other numbers of rows is another edition, so that no old file stands over it", () => {
  const known = [...rowsOfEdition.matchAll(/(\w+) (\d+)/g)].map(([, table, count]) => [table, Number(count)]);
  const counts = Object.fromEntries(seedOf().tables.map(({ table, count }) => [table, count]));
  const why =
    "the seed makes other rows: raise `seedEdition` (src/control/contract-version.ts), and write both here";
  expect({ edition: seedEdition, ...counts }, why).toMatchObject({
    edition: 3,
    ...Object.fromEntries(known),
  });
});
