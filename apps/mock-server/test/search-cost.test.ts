/**
 * What the search over all records costs, counted: the same on any machine, busy or not. Its time may be twice a list's
 * (docs/decisions/0113, measured by `npm run bench -- --only palette`); the count leaves room for what is dearer than a look.
 */
import { expect, test } from "vitest";
import { work } from "../src/store/work.ts";
import { type Client, nonEmpty, openDoor } from "./harness.ts";

/** The columns in which the building list searches. */
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
 * What people type: names and parts of names, one letter or two, numbers, several words; found in most rows, in few, in
 * none; at the beginning of a title, of a word in it, or elsewhere. Each word is asked for the first time on either side.
 */
const typed = [
  ..."é re le an du saint boul villa evry lecl zzz 7 75 7500 2026 69003 imm-00123 C-2026-00807".split(" "),
  ...["résidence du parc", "12 rue", "des lilas", "nulle part", "les jardins", "marechal leclerc"],
  ...["06 12 34 56 78", "10 bis", "e a", "square moulin", "' or 1=1 --", "%12%", "l'é", "x".repeat(200)],
];

test("A09 a search over all records looks at half as much again as one page of a list at most, for each text", async () => {
  const rows = { building: 60_000 };
  const [lists, palettes] = [await openDoor({ rows }), await openDoor({ rows })];
  const looksAt = async (of: Client, path: string): Promise<number> => {
    const before = work.texts + work.rows;
    const answer = await of.get(path);
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    return work.texts + work.rows - before;
  };
  const [list, palette] = [await lists.signedIn(), await palettes.signedIn()];
  const page = (q: string) =>
    `/admin/building/ajax-list?draw=1&${shown}&search[value]=${encodeURIComponent(q)}`;
  const search = (q: string) => `/admin/search?q=${encodeURIComponent(q)}`;
  // What both build once: columns, orders, the texts of searches.
  for (const q of ["tour ouest", "45"]) {
    await looksAt(list, page(q));
    await looksAt(palette, search(q));
  }
  const dear: string[] = [];
  for (const q of nonEmpty(typed)) {
    const [one, all] = [await looksAt(list, page(q)), await looksAt(palette, search(q))];
    if (all > 1.5 * one) dear.push(`« ${q} »: ${all} to ${one}`);
  }
  expect(dear).toEqual([]);
  await lists.close();
  await palettes.close();
}, 180_000);
