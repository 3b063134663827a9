/** Imports advance by the world's clock, however it moves. */
import { describe, expect, test } from "vitest";
import { frozenWorlds } from "./frozen-worlds.ts";
import { json } from "./harness.ts";

const { house, world, rows, first, get, form, post, again } = await frozenWorlds();
const minute = 60_000;

describe("an import under way", () => {
  const content = `Référence;Nom;Adresse;Code postal;Ville;Lots\n${Array.from(
    { length: 100 },
    (_, each) => `AUTO-${each};Les Essais;1, rue du Test;69003;Lyon;12`,
  ).join("\n")}`;
  const upload = async () => {
    const body = { fileName: "immeubles.csv", kind: "buildings", content };
    return (await json<{ id: number }>(post("/admin/wallets/1/imports/new", body))).id;
  };
  const details = (id: number) => get<Record<string, unknown>>(`/admin/wallets/1/imports/${id}`);

  test("is seen by whatever is asked first: the wallet's form, a search, the dashboard", async () => {
    const asks = [
      async () => (await form("/admin/wallets/edit/1")).record.buildingCount,
      async () =>
        (await get<{ results: unknown[] }>("/admin/building/ajax/search?term=Les%20Essais")).results.length,
      async () => (await get<{ totals: { buildings: number } }>("/admin/dashboard/summary")).totals.buildings,
    ];
    for (const ask of asks) {
      await again();
      const before = Number(await ask());
      await upload();
      await world().clock({ advanceMs: 2 * minute });
      expect(Number(await ask())).toBeGreaterThan(before);
    }
  });

  test("ends in the name of an administrator whose account is gone by then", async () => {
    const karim = await house.admin(world().name, "karim.benali@palier.test");
    const account = await first("/admin/account-admin/ajax-list?search[value]=karim");
    const body = { fileName: "immeubles.csv", kind: "buildings", content };
    const { id } = await json<{ id: number }>(karim.post("/admin/wallets/1/imports/new", body));
    await post(`/admin/account-admin/delete/${account.id}`, { version: account.version });
    await world().clock({ advanceMs: 2 * minute });
    expect(await details(id)).toMatchObject({ status: "succeeded", rowsImported: 100 });
    const [found] = await rows("/admin/building/ajax-list?search[value]=AUTO-99");
    const [line] = await rows(`/admin/building/history/${found?.id}`);
    expect(line).toMatchObject({ event: "created", byAdmin: "Karim Benali" });
  });

  test("moved in two steps stands where one step leads, and never goes back with the clock", async () => {
    const id = await upload();
    await world().clock({ advanceMs: 3300 });
    const part = await details(id);
    expect(part).toMatchObject({ status: "running" });
    expect(Number(part.rowsImported)).toBeGreaterThan(0);
    await world().clock({ advanceMs: -3000 });
    expect(await details(id)).toEqual(part);
    await world().clock({ advanceMs: 3000 });
    expect(await details(id)).toEqual(part);
    await world().clock({ advanceMs: 1400 });
    const halves = await details(id);
    await again();
    expect(await upload()).toBe(id);
    await world().clock({ advanceMs: 4700 });
    expect(await details(id)).toEqual(halves);
  });

  test("brings a long file in with its progress, and names every line that it refuses", async () => {
    const lines = Array.from({ length: 6000 }, (_, each) =>
      [`LONG-${each}`, "Les Longs", "1, rue du Test", each < 4000 ? "69003" : "690", "Lyon", "12"].join(";"),
    );
    const text = ["Référence;Nom;Adresse;Code postal;Ville;Lots", ...lines].join("\n");
    const body = { fileName: "immeubles.csv", kind: "buildings", content: text };
    const { id } = await json<{ id: number }>(post("/admin/wallets/1/imports/new", body));
    const there = async () =>
      (await get<{ recordsFiltered: number }>("/admin/building/ajax-list?search[value]=LONG-"))
        .recordsFiltered;
    await world().clock({ advanceMs: 32_000 });
    const half = await details(id);
    expect(half).toMatchObject({ status: "running", rowsRejected: 0, rowsImported: 3000 });
    expect(await there()).toBe(3000);
    await world().clock({ advanceMs: 30_000 });
    const done = await details(id);
    expect(done).toMatchObject({ status: "partial", rowsImported: 4000, rowsRejected: 2000 });
    expect(done.rejects).toHaveLength(2000);
    expect(await there()).toBe(4000);
  });
});
