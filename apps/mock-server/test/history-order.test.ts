/** The order of history entries of one second. */
import { expect, test } from "vitest";
import { frozenWorlds } from "./frozen-worlds.ts";

const { rows, edit, first } = await frozenWorlds();

/** As a screen asks. */
const by = (dir: "asc" | "desc") => `?columns[0][data]=at&order[0][column]=0&order[0][dir]=${dir}`;

test("A11 changes of one second stand in the order in which they were made, whichever way round is asked", async () => {
  const { id } = await first("/admin/building/ajax-list?status=active");
  const cities = ["Lille", "Nantes", "Rennes", "Brest"];
  for (const city of cities) expect((await edit(`/admin/building/edit/${id}`, { city })).status).toBe(200);
  const made = async (query: string) => {
    const lines = await rows(`/admin/building/history/${id}${query}`);
    return lines.flatMap(({ changes }) => (Array.isArray(changes) ? changes.map(({ to }) => to) : []));
  };
  const newestFirst = cities.toReversed();
  expect((await made("")).slice(0, 4)).toEqual(newestFirst);
  expect((await made(by("desc"))).slice(0, 4)).toEqual(newestFirst);
  expect((await made(by("asc"))).slice(-4)).toEqual(cities);
});
