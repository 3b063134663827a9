/** A11 Who changed what; A24 what other admins' screens are told. */
import { callback } from "@palier/contract";
import { isRecord } from "@palier/firebase-kit/rules";
import { describe, expect, test } from "vitest";
import { createBuilding } from "../kit/building-forms.ts";
import { makeReady, posts, sending } from "../kit/route-bodies.ts";
import { freshWorlds, openWorld, present } from "../kit/worlds.ts";

const { world, client, state, rows, history, edit, first, patch, post, form, recordOf, refused } =
  freshWorlds();

describe("A11 a record's history", () => {
  test("names the changed fields by their labels, from what to what, in French", async () => {
    const { id } = await createBuilding(client(), { neighborhoodId: 1 });
    await edit(`/admin/building/edit/${id}`, { city: "Bron", lotCount: 13, neighborhoodId: 2 });
    const [one, two] = [
      await recordOf("/admin/neighborhood/edit/1"),
      await recordOf("/admin/neighborhood/edit/2"),
    ];
    const [updated, created] = await history(`/admin/building/history/${id}`);
    expect(created).toMatchObject({ event: "created", byAdmin: "Jeanne Martin" });
    expect(updated?.event).toBe("updated");
    expect(updated?.changes.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
      { field: "city", label: "Ville", from: "Lyon", to: "Bron" },
      { field: "lotCount", label: "Lots", from: "12", to: "13" },
      { field: "neighborhoodName", label: "Quartier", from: one.name, to: two.name },
    ]);
  });

  test("has changes of one second in the order in which they were made, whichever way round is asked", async () => {
    const { id } = await first("/admin/building/ajax-list?status=active");
    const cities = ["Lille", "Nantes", "Rennes", "Brest"];
    for (const city of cities) await edit(`/admin/building/edit/${id}`, { city });
    const made = async (query: string) =>
      (await history(`/admin/building/history/${id}${query}`)).flatMap(({ changes }) =>
        changes.map(({ to }) => to),
      );
    const by = (dir: string) => `?columns[0][data]=at&order[0][column]=0&order[0][dir]=${dir}`;
    expect((await made("")).slice(0, 4)).toEqual(cities.toReversed());
    expect((await made(by("desc"))).slice(0, 4)).toEqual(cities.toReversed());
    expect((await made(by("asc"))).slice(-4)).toEqual(cities);
  });
});

test("L05 a stale version names who saved last: the caller too, and nobody where it is not known", async () => {
  const { id } = await createBuilding(client());
  const path = `/admin/building/edit/${id}`;
  const { values } = await form(path);
  await post(path, { ...values, name: "Le mien" });
  expect(await refused(post(path, { ...values, name: "Un autre" }))).toMatchObject({
    code: 409,
    changedBy: { email: "jeanne.martin@palier.test", name: "Jeanne Martin" },
    detail: expect.stringContaining("vous-même"),
  });
  await patch("building", id, { city: "Lyon" });
  const unknown = await refused(post(path, { ...values, name: "Un autre" }));
  expect(unknown).not.toHaveProperty("changedBy");
  expect(unknown.detail).toContain("ailleurs");
});

const announced = (of: { board: { read(path: string): unknown } } = world()): Record<string, unknown> => {
  const areas = of.board.read("changes");
  // The seeded import advances with every call.
  const sequences = Object.entries(isRecord(areas) ? areas : {}).flatMap(([area, said]) =>
    area.startsWith("wallet") ? [] : [[area, isRecord(said) ? said.seq : said]],
  );
  return Object.fromEntries(sequences);
};

describe("A24 a change", () => {
  test("is announced by every call that changes a record, and a refused call announces nothing", async () => {
    const bad: string[] = [];
    // Personal settings of one admin, which no other screen shows.
    const own = /^(?:view|alert)\.|FirebaseToken$/;
    for (const route of posts.filter(
      ({ meta, name }) => meta.kind !== "fragment" && !own.test(name) && !/^wallet\./.test(name),
    )) {
      const other = await openWorld();
      makeReady(other.state(), route);
      const { path, body } = await sending(other.client, other.state(), route);
      await Promise.resolve();
      other.board.set("changes", null);
      const { revision } = other.state();
      const answer = await other.client.post(path, body);
      const hasChanged = other.state().revision !== revision;
      const isAnnounced = Object.keys(announced(other)).length > 0;
      if (hasChanged !== isAnnounced || (!answer.ok && isAnnounced))
        bad.push(`${route.name} ${answer.status}`);
      other.close();
    }
    expect(bad).toEqual([]);
  });

  test("announces its area with the world's time and a number that grows, and those of records that show it", async () => {
    const handle = async () => {
      const { id } = await first("/admin/concierge/callback/ajax-list?status=toHandle");
      await edit(`/admin/concierge/callback/edit/${id}`, { status: "handled" });
    };
    world().board.set("changes", null);
    await handle();
    expect(announced()).toEqual({ callback: 1 });
    await handle();
    expect(announced()).toEqual({ callback: 2 });
    expect(world().board.read("changes/callback")).toEqual({ at: present, seq: 2 });
    const [order] = await rows("/admin/concierge/order/ajax-list");
    await edit(`/admin/building/edit/${order?.buildingId}`, { name: "Résidence des Annonces" });
    expect(announced()).toMatchObject({ building: 1, order: 1, ula: 1 });
  });

  test("by a program that announces nothing is silent, and the next one is announced", async () => {
    const { id } = await first("/admin/concierge/callback/ajax-list?status=toHandle");
    world().board.set("changes", null);
    state().unannounced(() => state().table(callback).patch(id, { topic: "Sans un mot" }));
    await Promise.resolve();
    expect(announced()).toEqual({});
    state().table(callback).patch(id, { topic: "À voix haute" });
    await Promise.resolve();
    expect(announced()).toEqual({ callback: 1 });
  });
});
