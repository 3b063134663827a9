/** A24 */
import { callback, order } from "@palier/contract";
import { isRecord } from "@palier/firebase-rules/json";
import { afterAll, beforeEach, expect, test } from "vitest";
import { json, openDoor, type TableAnswer } from "./harness.ts";

const door = await openDoor();
const client = await door.signedIn();
afterAll(() => door.close());

const { board } = door.app.worlds.of("default");
const world = door.app.world("default");

/** Without the seeded import, which advances with every call. */
const announced = (): Record<string, unknown> => {
  const areas = board.read("changes");
  const sequences = Object.entries(isRecord(areas) ? areas : {}).flatMap(([area, said]) =>
    area === "wallet-import" ? [] : [[area, isRecord(said) ? said.seq : said]],
  );
  return Object.fromEntries(sequences);
};

const waiting = () => {
  const row = world.table(callback).first({ where: [{ column: "status", op: "eq", value: "toHandle" }] });
  if (row === undefined) throw new Error("no call waits");
  return row;
};
const handle = async () => {
  const { id, version } = waiting();
  const answer = await client.post(`/admin/concierge/callback/edit/${id}`, {
    version,
    status: "handled",
    note: "",
  });
  expect(answer.status).toBe(200);
};

beforeEach(() => {
  board.set("changes", null);
});

test("A24 a saved record announces its area, with the world's time and a number that grows", async () => {
  await handle();
  expect(announced()).toEqual({ callback: 1 });
  await handle();
  expect(announced()).toEqual({ callback: 2 });
  const said = board.read("changes/callback");
  expect(Object.keys(isRecord(said) ? said : {}).sort()).toEqual(["at", "seq"]);
  const at = isRecord(said) ? said.at : undefined;
  expect(Math.abs(Number(at) - world.clock.now())).toBeLessThan(60_000);
});

test("A24 reading, and what is refused, announce nothing", async () => {
  await client.get("/admin/concierge/callback/ajax-list?draw=1&start=0&length=20");
  const { id } = waiting();
  const answer = await client.post(`/admin/concierge/callback/edit/${id}`, {
    version: 99,
    status: "handled",
    note: "",
  });
  expect(answer.status).toBe(409);
  expect(announced()).toEqual({});
});

test("A24 a name that other records show announces their areas as well, each once", async () => {
  const shown = world.table(order).first({});
  const path = `/admin/building/edit/${shown?.buildingId}`;
  const { values, record } = await json<{ values: object; record: { version: number } }>(client.get(path));
  const saved = { ...values, name: "Résidence des Annonces", version: record.version };
  expect((await client.post(path, saved)).status).toBe(200);
  expect(announced()).toMatchObject({ building: 1, order: 1, ula: 1 });
});

test("A24 a service that is added to a building announces both", async () => {
  const candidates = await json<TableAnswer>(
    client.get("/admin/managed-services/building/ajax/1?assigned=false&length=20"),
  );
  const service = candidates.data[0]?.id;
  expect((await client.send(`/admin/building/1/managed-services/${service}/add`)).status).toBe(200);
  expect(announced()).toMatchObject({ building: 1, "managed-service": 1 });
});

test("A24 a program that announces nothing changes a record without a word, and the next change is announced", async () => {
  const { id } = waiting();
  world.unannounced(() => world.table(callback).patch(id, { topic: "Sans un mot" }));
  await Promise.resolve();
  expect(announced()).toEqual({});
  world.table(callback).patch(id, { topic: "À voix haute" });
  await Promise.resolve();
  expect(announced()).toEqual({ callback: 1 });
});
