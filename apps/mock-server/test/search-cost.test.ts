/**
 * Counted: the same on any machine. Its time may be twice a list's (docs/decisions/0113, measured by `npm run
 * bench -- --only palette`).
 */
import { expect, test } from "vitest";
import { work } from "../src/store/work.ts";
import type { World } from "../src/world/world.ts";
import { type Client, nonEmpty, openDoor } from "./harness.ts";

/** Searched by the building list. */
const shown = [
  "name",
  "reference",
  "street",
  "postalCode",
  "city",
  "neighborhoodName",
  "walletName",
  "managerEmail",
]
  .map((name, at) => `columns[${at}][data]=${name}`)
  .join("&");

/**
 * Names and parts, one letter or two, numbers, several words; in most rows, few, none; at the beginning of a
 * title or word, or elsewhere.
 */
const typed = [
  ..."é re le an du saint boul villa evry lecl zzz 7 75 7500 2026 69003 imm-00123 C-2026-00807".split(" "),
  ...["résidence du parc", "12 rue", "des lilas", "nulle part", "les jardins", "marechal leclerc"],
  ...["06 12 34 56 78", "10 bis", "e a", "square moulin", "' or 1=1 --", "%12%", "l'é", "x".repeat(200)],
];

/** `bytes` for the garbage collector, which costs more than a search. */
interface Cost {
  readonly reads: number;
  readonly bytes: number;
}

const costSoFar = (): Cost => ({ reads: work.texts + work.rows, bytes: work.bytes });

async function costOf(client: Client, path: string): Promise<Cost> {
  const before = costSoFar();
  const answer = await client.get(path);
  await answer.arrayBuffer();
  expect(answer.status).toBe(200);
  const { reads, bytes } = costSoFar();
  return { reads: reads - before.reads, bytes: bytes - before.bytes };
}

const page = (q: string) =>
  `/admin/building/ajax-list?draw=1&${shown}&search[value]=${encodeURIComponent(q)}`;
const search = (q: string) => `/admin/search?q=${encodeURIComponent(q)}`;

/** Searches above `most`, compared with a list in a server of its own. */
async function dearOf(change: (world: World) => void): Promise<string[]> {
  const rows = { building: 60_000 };
  const [lists, palettes] = [await openDoor({ rows }), await openDoor({ rows })];
  const [list, palette] = [await lists.signedIn(), await palettes.signedIn()];
  for (const { app } of [lists, palettes]) change(app.world("default"));
  // Built once: columns, orders, search texts.
  for (const q of ["tour ouest", "45"]) {
    await costOf(list, page(q));
    await costOf(palette, search(q));
  }
  const dear: string[] = [];
  for (const q of nonEmpty(typed)) {
    const [one, all] = [await costOf(list, page(q)), await costOf(palette, search(q))];
    if (all.reads > 1.3 * one.reads || all.bytes > 1.3 * one.bytes)
      dear.push(`« ${q} »: ${all.reads} to ${one.reads} reads, ${all.bytes} to ${one.bytes} bytes`);
  }
  await lists.close();
  await palettes.close();
  return dear;
}

test("A09 a search over all records costs three tenths more than one page of a list at most, for each text", async () => {
  expect(await dearOf(() => undefined)).toEqual([]);
}, 180_000);

test("A09 so it does in a world that changed every tenth record", async () => {
  const dear = await dearOf((world) => {
    const buildings = world.table("building");
    for (let id = 1; id <= buildings.size; id += 10) buildings.patch(id, { name: `Résidence changée ${id}` });
  });
  expect(dear).toEqual([]);
}, 180_000);
