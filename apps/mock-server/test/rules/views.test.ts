/** A10 Named views of lists. */
import { type OwnView, type Session, type View, view } from "@palier/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { stateErrors } from "../../src/areas/view-state.ts";
import { type Client, json, otherEmail } from "../kit/client.ts";
import { freshWorlds } from "../kit/worlds.ts";

const { world, client, state, refused, status, done } = freshWorlds();

let karim: Client;
beforeEach(async () => {
  karim = await world().admin(otherEmail);
});

const base = "/admin/views";
const draft = {
  list: "order.list",
  name: "Tournée du matin",
  scope: "mine",
  search: null,
  filters: [{ name: "status", value: "new,accepted" }],
  order: [{ column: "deliveryAt", dir: "asc" }],
  columns: [{ name: "number", hidden: false, pinned: true, width: 160 }],
  density: "comfortable",
};
/** Of a list of which nothing is set. */
const bare = (list: string) => ({ list, filters: [], order: [], columns: [] });
let made = 0;
const create = async (by: Client, over: object = {}): Promise<View> => {
  made += 1;
  return view.record.parse(await done(by.post(`${base}/new`, { ...draft, name: `Vue ${made}`, ...over })));
};
const listed = async (by: Client) =>
  (await json<{ views: OwnView[] }>(by.get(`${base}?list=order.list`))).views;
const names = async (by: Client) => (await listed(by)).map(({ name }) => name);
const valuesOf = ({ name, search, filters, order, columns, density, version }: View) => ({
  ...{ name, search, filters, order, columns, density, version },
});
const choose = (by: Client, { id }: View, isDefault = true) =>
  by.post(`${base}/default/${id}`, { isDefault });
const remove = (by: Client, { id, version }: View) => by.post(`${base}/delete/${id}`, { version });

describe("A10 a view", () => {
  test("is kept as it was saved and belongs to who made it; it does not exist for another admin", async () => {
    const saved = await create(client(), { name: "  Tournée du soir " });
    expect(saved).toMatchObject({ ...draft, name: "Tournée du soir", createdById: 1, version: 1 });
    expect((await listed(client())).find(({ id }) => id === saved.id)).toEqual({
      ...saved,
      isDefault: false,
    });
    expect(JSON.stringify(await json(karim.get(base)))).not.toContain(saved.name);
    const answers = [
      await karim.get(`${base}/edit/${saved.id}`),
      await karim.post(`${base}/edit/${saved.id}`, valuesOf(saved)),
      await karim.post(`${base}/edit/${saved.id}`, { ...valuesOf(saved), version: 7 }),
      await remove(karim, saved),
      await choose(karim, saved),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404]);
  });

  test("of the team is everybody's, changed and deleted by any admin; of two at once the second is refused", async () => {
    const saved = await create(client(), { scope: "team" });
    const path = `${base}/edit/${saved.id}`;
    const renamed = view.record.parse(
      await done(karim.post(path, { ...valuesOf(saved), search: "tilleuls" })),
    );
    expect((await listed(client())).find(({ id }) => id === saved.id)).toMatchObject({ search: "tilleuls" });
    expect(await refused(client().post(path, { ...valuesOf(saved), density: "compact" }))).toMatchObject({
      code: 409,
      current: { search: "tilleuls", density: "comfortable", version: 2 },
      changedBy: { email: otherEmail },
    });
    await done(remove(karim, renamed));
    expect(await status(path)).toBe(404);
  });

  test.each([
    ["filters.0", { filters: [{ name: "gone", value: "x" }] }],
    ["filters.0", { filters: [{ name: "constructor", value: "x" }] }],
    ["filters.1", { filters: [draft.filters[0], { name: "deliveryFrom", value: "hier" }] }],
    ["filters.1", { filters: [draft.filters[0], draft.filters[0]] }],
    ["order.0", { order: [{ column: "gone", dir: "asc" }] }],
    ["order.0", { order: [{ column: "comments", dir: "asc" }] }],
    ["columns.0", { columns: [{ name: "gone", hidden: false, pinned: false, width: null }] }],
    ["columns.1", { columns: [draft.columns[0], draft.columns[0]] }],
    ["columns.0.width", { columns: [{ name: "number", hidden: false, pinned: false, width: 0 }] }],
    ["name", { name: "x".repeat(61) }],
    ["name", { name: "\u200b\u200f\u202e" }],
    ["list", { list: "order.gone" }],
  ])("with what its list does not have is refused at %s", async (path, over) => {
    const { code, errors } = await refused(
      client().post(`${base}/new`, { ...draft, name: "Refusée", ...over }),
    );
    expect(code).toBe(422);
    expect(errors?.map((each) => each.path)).toContain(path);
    expect(await names(client())).not.toContain("Refusée");
  });

  test("has a name once among an admin's own, and once among the team's; an edit keeps its own", async () => {
    const saved = await create(client(), { name: "Été" });
    for (const name of ["été ", "É\u200bté", "\u200fÉté\u200e", "ÉTÉ"])
      expect((await client().post(`${base}/new`, { ...draft, name })).status, name).toBe(422);
    await create(karim, { name: "Été" });
    await create(karim, { name: "Été", scope: "team" });
    expect((await client().post(`${base}/new`, { ...draft, name: "ÉTÉ", scope: "team" })).status).toBe(422);
    await create(client(), { ...bare("order.amountToValidate"), name: "Été" });
    await done(client().post(`${base}/edit/${saved.id}`, { ...valuesOf(saved), search: "x" }));
  });

  test("is one of a hundred of its list at most", async () => {
    for (let at = 0; at < 100; at += 1) await create(karim, bare("theme.list"));
    const more = { ...draft, ...bare("theme.list"), name: "Une de trop" };
    expect((await karim.post(`${base}/new`, more)).status).toBe(422);
    await create(client(), bare("theme.list"));
  });

  test("of the seed shows what its list has", () => {
    const rows = [...state().table(view).rows({})];
    expect(rows.map((row) => [row.list, stateErrors(row)])).toEqual([
      ["subscription.list", []],
      ["supplier.list", []],
    ]);
  });
});

describe("A10 the default view", () => {
  const defaults = async (by: Client) =>
    (await json<Session>(by.get("/admin/session"))).defaultViews?.map(({ name }) => name).sort() ?? [];

  test("is one of each list, for one admin alone, comes with the session, and is taken back", async () => {
    const [one, other] = [await create(client(), { scope: "team" }), await create(client())];
    const incidents = await create(client(), bare("incident.list"));
    for (const each of [one, incidents, other]) await done(choose(client(), each));
    expect(await defaults(client())).toEqual([incidents.name, other.name].sort());
    expect(await defaults(karim)).toEqual([]);
    const chosen = (await listed(client())).filter(({ isDefault }) => isDefault);
    expect(chosen.map(({ id }) => id)).toEqual([other.id]);
    await choose(client(), one, false);
    expect(await defaults(client())).toContain(other.name);
    await choose(client(), other, false);
    expect(await defaults(client())).toEqual([incidents.name]);
  });

  test("of the team is nobody's once it is deleted, by the version that it had", async () => {
    const saved = await create(karim, { scope: "team" });
    await choose(client(), saved);
    expect(await defaults(client())).toContain(saved.name);
    await done(remove(karim, saved));
    expect(await defaults(client())).not.toContain(saved.name);
  });
});

test("A10 an admin's own views go with the account, the team's stay", async () => {
  const ana = {
    email: "passage@palier.test",
    firstName: "Ana",
    lastName: "Passage",
    phone: null,
    enabled: true,
  };
  const { id, version } = await done(client().post("/admin/account-admin/new", ana));
  const own = await world().admin(ana.email);
  const [mine, shared] = [await create(own), await create(own, { scope: "team" })];
  await choose(own, mine);
  await done(client().post(`/admin/account-admin/delete/${id}`, { version }));
  const table = state().table(view);
  expect([table.has(mine.id), table.has(shared.id)]).toEqual([false, true]);
});
