import { describe, expect, test } from "vitest";
import { frozenWorlds } from "./frozen-worlds.ts";

const { world, rows, first, form, post } = await frozenWorlds();

const modules = () => rows("/admin/modules/ajax");
const countOf = async (id: number) => (await modules()).find((each) => each.id === id)?.buildingCount;
const inBuilding = (id: number) => rows(`/admin/modules/building/ajax/${id}`);
const on = async () => (await modules()).find(({ enabled }) => enabled)?.id ?? 0;
/** From the active buildings' lists. */
const counted = async (moduleId: number) => {
  const active = await rows("/admin/building/ajax-list?status=active");
  const lists = await Promise.all(active.map(({ id }) => inBuilding(id)));
  return lists.filter((list) => list.find(({ id }) => id === moduleId)?.onInBuilding).length;
};

const turn = async (id: number, enabled: boolean) => {
  const { version, buildingCount } = (await form(`/admin/modules/edit/${id}`)).record;
  expect((await post(`/admin/modules/${id}/enabled`, { enabled, buildingCount, version })).status).toBe(200);
};

describe("a module's number of buildings", () => {
  test("is that of the active buildings in which it is on; of a disabled one it is none", async () => {
    const id = await on();
    expect(await countOf(id)).toBe(await counted(id));
    for (const { enabled, buildingCount } of await modules()) expect(Number(buildingCount) > 0).toBe(enabled);
  });

  test("follows buildings that are archived, activated, created and deleted", async () => {
    const id = await on();
    const { id: home } = await first("/admin/building/ajax-list?status=active");
    await post(`/admin/building/${home}/modules/${id}/on`);
    const before = Number(await countOf(id));
    const become = async (status: string) => {
      const { version, userCount } = (await form(`/admin/building/edit/${home}`)).record;
      expect((await post(`/admin/building/${home}/status`, { status, userCount, version })).status).toBe(200);
    };
    await become("archived");
    expect(await countOf(id)).toBe(before - 1);
    await post(`/admin/building/${home}/modules/${id}/off`);
    await become("active");
    expect(await countOf(id)).toBe(before - 1);
    await world().patch("building", home, { name: "Sans effet" });
    expect(await countOf(id)).toBe(before - 1);
    const { values } = await form(`/admin/building/edit/${home}`);
    const { version: _version, ...copy } = values;
    const created = await post("/admin/building/new", { ...copy, reference: "NEUF-1", status: "active" });
    const { id: fresh, version } = (await created.json()) as { id: number; version: number };
    expect(await countOf(id)).toBe(before);
    await post(`/admin/building/${fresh}/modules/${id}/off`);
    expect(await countOf(id)).toBe(before - 1);
    expect((await post(`/admin/building/delete/${fresh}`, { version })).status).toBe(200);
    expect(await countOf(id)).toBe(before - 1);
    expect(await countOf(id)).toBe(await counted(id));
  });
});

describe("a module in one building", () => {
  test("A11 is switched off once and on again, counted and in the building's history; nobody's form becomes stale", async () => {
    const id = await on();
    const { id: home } = await first("/admin/building/ajax-list?status=active");
    const isOn = async () => (await inBuilding(home)).find((each) => each.id === id)?.onInBuilding;
    await post(`/admin/building/${home}/modules/${id}/on`);
    const [before, version] = [
      Number(await countOf(id)),
      (await form(`/admin/modules/edit/${id}`)).record.version,
    ];
    for (const _ of [1, 2])
      expect((await post(`/admin/building/${home}/modules/${id}/off`)).status).toBe(200);
    expect([await isOn(), await countOf(id)]).toEqual([false, before - 1]);
    expect(
      (await rows(`/admin/modules/building/ajax/${home}?onInBuilding=false`)).map((row) => row.id),
    ).toContain(id);
    for (const _ of [1, 2]) expect((await post(`/admin/building/${home}/modules/${id}/on`)).status).toBe(200);
    expect([await isOn(), await countOf(id)]).toEqual([true, before]);
    const lines = await rows(`/admin/building/history/${home}`);
    expect(lines.slice(0, 2).map(({ event }) => event)).toEqual(["assigned", "unassigned"]);
    expect((await form(`/admin/modules/edit/${id}`)).record.version).toBe(version);
    for (const path of [
      `/admin/building/999999/modules/${id}/off`,
      `/admin/building/${home}/modules/999999/on`,
    ]) {
      expect((await post(path)).status).toBe(404);
    }
  });

  test("keeps its switch while the platform's own is off", async () => {
    const id = await on();
    const { id: home } = await first("/admin/building/ajax-list?status=active");
    await post(`/admin/building/${home}/modules/${id}/off`);
    const before = await countOf(id);
    await turn(id, false);
    expect(await countOf(id)).toBe(0);
    await turn(id, true);
    expect(await countOf(id)).toBe(before);
    expect((await inBuilding(home)).find((each) => each.id === id)?.onInBuilding).toBe(false);
  });
});
