import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { contract, routesOf } from "@palier/contract";
import type { WorldSnapshot } from "@palier/contract/control";
import { afterEach, describe, expect, test } from "vitest";
import { seedEdition } from "../../src/control/contract-version.ts";
import { DataError } from "../../src/data/data-error.ts";
import { createBuilding, newBuilding, readForm, saveForm } from "../kit/building-forms.ts";
import { sending } from "../kit/route-bodies.ts";
import { openDoor } from "../kit/server.ts";

type House = Awaited<ReturnType<typeof openDoor>>;
const folders: string[] = [];
const open: House[] = [];
const log: string[] = [];
/** Two starts take seconds under load. */
const slow = { timeout: 90_000 };

afterEach(async () => {
  await Promise.all(open.splice(0).map((house) => house.close()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
  log.length = 0;
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "palier-kept-"));
  folders.push(folder);
  return folder;
}

async function start(data: string, more: object = {}): Promise<House> {
  const house = await openDoor({ data, log: (text) => log.push(text), ...more });
  open.push(house);
  return house;
}

async function stop(house: House): Promise<void> {
  open.splice(open.indexOf(house), 1);
  await house.close();
}

const fileOf = (folder: string) => join(folder, "palier.sqlite");

/** Sorted, without the time. */
function settled({ clock: _clock, tables, ...rest }: WorldSnapshot) {
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
  const sorted = Object.entries(tables).map(([name, { nextId, rows, deleted }]) => [
    name,
    { nextId, rows: rows.toSorted(byId), deleted: deleted.toSorted((a, b) => a - b) },
  ]);
  return { ...rest, tables: Object.fromEntries(sorted) };
}

describe("T09 worlds in a folder", slow, () => {
  test("all that the API's operations changed is there after a restart, and who is signed in", async () => {
    const folder = await newFolder();
    const house = await start(folder);
    const client = await house.admin("default");
    const world = house.app.world();
    await house.control.world("default").clock({ freeze: true });
    let changes = 0;
    for (const route of routesOf(contract)) {
      if (route.method !== "POST" || route.name.startsWith("session.")) continue;
      const { path, body } = await sending(client, world, route);
      const { status } = await client.post(path, body, { "idempotency-key": `k-${changes}` });
      if (status < 300) changes += 1;
    }
    expect(changes).toBeGreaterThan(40);
    const before = settled(await house.control.world("default").snapshot());
    const { cookie, token } = client;
    await stop(house);
    const again = await start(folder);
    expect(settled(await again.control.world("default").snapshot())).toEqual(before);
    const same = Object.assign(again.visitor("default"), { cookie, token });
    expect((await same.post("/admin/building/new", newBuilding({ reference: "NEUF-1" }))).status).toBe(201);
  });

  test("so is what testers did: worlds, clocks, faults, seeds, push, realtime values; what they deleted is gone", async () => {
    const folder = await newFolder();
    const house = await start(folder);
    const names = ["a", "b", "c"];
    const [a, b, c] = await Promise.all(names.map((name) => house.control.createWorld(name)));
    await a?.clock({ freeze: true, advanceMs: 86_400_000 });
    await a?.addFault({ path: "/admin/building/ajax-list", status: 500, times: 3 });
    await a?.push({ notification: { title: "Essai" } });
    await a?.setRealtime(false);
    await b?.seed({ seed: "autre", rows: { building: 5 } });
    await b?.clock({ freeze: true });
    await b?.patch("building", 1, { name: "Du fichier" });
    await c?.delete();
    const before = await Promise.all([a, b].map((world) => world?.snapshot()));
    await stop(house);
    const again = await start(folder);
    const after = await Promise.all(["a", "b"].map((name) => again.control.world(name).snapshot()));
    expect(after[0]?.clock).toEqual(before[0]?.clock);
    expect(after[0] && settled(after[0])).toEqual(before[0] && settled(before[0]));
    expect(after[1] && settled(after[1])).toEqual(before[1] && settled(before[1]));
    expect((await again.control.world("a").detail()).realtimeOnline).toBe(false);
    expect((await again.control.worlds()).map(({ name }) => name).sort()).toEqual(["a", "b", "default"]);
  });

  test("a clock that runs goes on by real time; a reset is kept, too", async () => {
    const folder = await newFolder();
    const house = await start(folder);
    const world = house.control.world("default");
    await createBuilding(await house.admin("default"));
    await world.reset();
    await world.clock({ advanceMs: 3_600_000 });
    const before = Date.parse((await world.snapshot()).clock.now);
    await stop(house);
    const again = await start(folder);
    const { clock, tables } = await again.control.world("default").snapshot();
    expect(Date.parse(clock.now)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(clock.now)).toBeLessThan(before + 600_000);
    expect(tables.building?.rows ?? []).toEqual([]);
  });
});

describe("T09 a folder that is not as it should be", slow, () => {
  async function written(): Promise<{ folder: string; id: number }> {
    const folder = await newFolder();
    const house = await start(folder);
    const { id } = await createBuilding(await house.admin("default"));
    await stop(house);
    return { folder, id };
  }

  test("a database that is damaged is refused, and nothing is touched", async () => {
    const { folder } = await written();
    const bytes = await readFile(fileOf(folder));
    bytes.fill(0x55, 4_096, 8_192);
    await writeFile(fileOf(folder), bytes);
    await expect(start(folder)).rejects.toThrow(/palier\.sqlite est abîmé/);
    expect(await readFile(fileOf(folder))).toEqual(bytes);
    // The refusal releases the folder.
    await rm(fileOf(folder));
    await start(folder);
  });

  test("a folder of the former format is refused with the version that reads it", async () => {
    const folder = await newFolder();
    await writeFile(join(folder, "palier-data.json"), "{}");
    await expect(start(folder)).rejects.toThrow(/ancien format, que lit Palier 0\.1\.0/);
    expect(await readdir(folder)).toEqual(["palier-data.json"]);
  });

  test("a folder that can't be made is refused at once, one within missing folders is made", async () => {
    const folder = await newFolder();
    const file = join(folder, "file");
    await writeFile(file, "");
    for (const data of [
      "/proc/palier",
      "/proc/palier/worlds",
      "/dev/null/worlds",
      file,
      join(file, "worlds"),
    ])
      await expect(start(data), data).rejects.toThrow(DataError);
    await stop(await start(join(folder, "a/b/worlds")));
    expect(await readdir(join(folder, "a/b"))).toEqual(["worlds"]);
  });

  /** Writes into the database what another version would have. */
  function rewrite(folder: string, sql: string): void {
    const database = new DatabaseSync(fileOf(folder));
    database.exec(sql);
    database.close();
  }

  test("worlds of a contract without a field that may be empty, or without a table, are carried over once", async () => {
    const { folder, id } = await written();
    rewrite(
      folder,
      `UPDATE about SET contract = '0.0.1', shape = json_remove(shape, '$.tables.building.accessInstructions', '$.tables.news');
       UPDATE item SET json = json_remove(json, '$.accessInstructions') WHERE list = 'building'`,
    );
    const house = await start(folder);
    expect(log.join()).toMatch(
      /Nouveau\u00a0: (?:building\.accessInstructions, news|news, building\.accessInstructions)\./,
    );
    const client = await house.admin("default");
    const { values, record } = await readForm(client, id);
    expect(record).toMatchObject({ id, accessInstructions: null });
    const instructions = { ...values, accessInstructions: "Code 12" };
    expect((await saveForm(client, id, instructions)).status).toBe(200);
    await stop(house);
    log.length = 0;
    const again = await start(folder);
    expect(log).toEqual([]);
    expect((await readForm(await again.admin("default"), id)).record).toMatchObject({
      accessInstructions: "Code 12",
    });
  });

  test("worlds of a contract that needs more than that are refused with all that changed, and nothing is touched", async () => {
    const { folder } = await written();
    rewrite(
      folder,
      `UPDATE about SET contract = '0.0.1', shape = json_set(json_remove(shape, '$.tables.building.city'),
         '$.tables.building.street', 'number', '$.tables.building.floors', 'number', '$.tables.lot', json('{}'), '$.edition', 0)`,
    );
    const rows = () => {
      const database = new DatabaseSync(fileOf(folder), { readOnly: true });
      const found = ["about", "item"].map((table) => database.prepare(`SELECT * FROM ${table}`).all());
      database.close();
      return JSON.stringify(found);
    };
    const before = rows();
    const refused = await start(folder).catch((error: unknown) => String(error));
    for (const change of [
      "building.city est nouveau et obligatoire",
      "building.street était number et devient text",
      "building.floors n’existe plus",
      "lot n’existe plus",
      "les lignes de départ",
    ])
      expect(refused).toContain(change);
    expect(rows()).toBe(before);
    // A row that no column tells of, found when it is read: a status that is none any more.
    rewrite(
      folder,
      `UPDATE about SET shape = json_remove(shape, '$.tables.lot', '$.tables.building');
       UPDATE about SET shape = json_set(shape, '$.edition', ${seedEdition});
       UPDATE item SET json = json_set(json, '$.status', 'rented') WHERE list = 'building'`,
    );
    const other = rows();
    await expect(start(folder)).rejects.toThrow(/tables\.building\[id=\d+\]\.status/);
    expect(rows()).toBe(other);
  });

  test("another seed, other rows, a contract of which nothing is known, a stranger's folder and a second server are refused", async () => {
    const { folder } = await written();
    await expect(start(folder, { seed: "z" })).rejects.toThrow(/--seed palier.*--seed z/);
    await expect(start(folder, { rows: { building: 3 } })).rejects.toThrow(/building=3/);
    const house = await start(folder);
    await expect(start(folder)).rejects.toThrow(/un autre serveur/);
    await stop(house);
    rewrite(folder, "UPDATE about SET contract = '0.0.1'; ALTER TABLE about DROP COLUMN shape");
    await expect(start(folder)).rejects.toThrow(/contrat 0\.0\.1/);
    const stranger = await newFolder();
    await writeFile(join(stranger, "photo.jpg"), "");
    await expect(start(stranger)).rejects.toThrow(DataError);
    expect(await readdir(stranger)).toEqual(["photo.jpg"]);
  });
});
