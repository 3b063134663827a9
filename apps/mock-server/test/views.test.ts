import { type OwnView, type Session, type View, view } from "@palier/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stateErrors } from "../src/areas/view-state.ts";
import { type Client, demoEmail, json, openDoor, otherEmail, type ProblemAnswer } from "./harness.ts";

let door: Awaited<ReturnType<typeof openDoor>>;
let jeanne: Client;
let karim: Client;

beforeAll(async () => {
  door = await openDoor();
  jeanne = await door.signedIn(demoEmail);
  karim = await door.signedIn(otherEmail);
});
afterAll(() => door.close());

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
let made = 0;
const create = async (by: Client, over: object = {}): Promise<View> => {
  made += 1;
  const answer = await by.post("/admin/views/new", { ...draft, name: `Vue ${made}`, ...over });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return view.record.parse(await answer.json());
};
const listed = async (by: Client, list = "order.list"): Promise<OwnView[]> =>
  (await json<{ views: OwnView[] }>(by.get(`/admin/views?list=${list}`))).views;
const names = async (by: Client) => (await listed(by)).map(({ name }) => name);
const valuesOf = ({ name, search, filters, order, columns, density, version }: View) => ({
  name,
  search,
  filters,
  order,
  columns,
  density,
  version,
});

describe("a view", () => {
  test("A10 is kept as it was saved, and belongs to who made it", async () => {
    const saved = await create(jeanne, { name: "  Tournée du soir " });
    expect(saved).toMatchObject({ ...draft, name: "Tournée du soir", createdById: 1, version: 1 });
    expect((await listed(jeanne)).find(({ id }) => id === saved.id)).toEqual({ ...saved, isDefault: false });
  });

  test("A10 of the team is everybody's, changed and deleted by any admin", async () => {
    const saved = await create(jeanne, { scope: "team" });
    expect(await names(karim)).toContain(saved.name);
    const path = `/admin/views/edit/${saved.id}`;
    const renamed = await karim.post(path, { ...valuesOf(saved), name: "Renommée par Karim" });
    expect(renamed.status).toBe(200);
    expect(await names(jeanne)).toContain("Renommée par Karim");
    expect((await karim.post(`/admin/views/delete/${saved.id}`, { version: 2 })).status).toBe(200);
    expect((await jeanne.get(path)).status).toBe(404);
  });

  test("A10 of one admin does not exist for another: 404 everywhere, in no list", async () => {
    const { id, name, ...rest } = await create(jeanne);
    const body = valuesOf({ id, name, ...rest });
    expect(await names(karim)).not.toContain(name);
    expect(JSON.stringify(await json(karim.get("/admin/views")))).not.toContain(name);
    expect((await karim.get(`/admin/views/edit/${id}`)).status).toBe(404);
    for (const [path, sent] of [
      [`/admin/views/edit/${id}`, body],
      [`/admin/views/edit/${id}`, { ...body, version: 7 }],
      [`/admin/views/delete/${id}`, { version: 1 }],
      [`/admin/views/default/${id}`, { isDefault: true }],
    ] as const)
      expect((await karim.post(path, sent)).status, path).toBe(404);
    expect(await names(jeanne)).toContain(name);
  });

  test("A10 that two admins save: the second is refused with what stands there, and who saved it", async () => {
    const saved = await create(jeanne, { scope: "team" });
    const path = `/admin/views/edit/${saved.id}`;
    await karim.post(path, { ...valuesOf(saved), search: "tilleuls" });
    const refused = await jeanne.post(path, { ...valuesOf(saved), density: "compact" });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      current: { search: "tilleuls", density: "comfortable", version: 2 },
      changedBy: { email: otherEmail },
    });
    expect((await jeanne.post(`/admin/views/delete/${saved.id}`, { version: 1 })).status).toBe(409);
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
    ["name", { name: "   " }],
    ["name", { name: "x".repeat(61) }],
    ["name", { name: "x".repeat(300) }],
    ["name", { name: "\u200b\u200f\u202e" }],
    ["list", { list: "order.gone" }],
  ])("A10 with what its list does not have is refused at %s", async (path, over) => {
    const refused = await jeanne.post("/admin/views/new", { ...draft, name: "Refusée", ...over });
    expect(refused.status).toBe(422);
    expect((await json<ProblemAnswer>(refused)).errors?.map((each) => each.path)).toContain(path);
    expect(await names(jeanne)).not.toContain("Refusée");
  });

  test("A10 has a name once among an admin's own, and once among the team's; an edit keeps its own", async () => {
    const saved = await create(jeanne, { name: "Été" });
    expect((await jeanne.post("/admin/views/new", { ...draft, name: "été " })).status).toBe(422);
    for (const same of ["É\u200bté", "\u200fÉté\u200e", "ÉTÉ"])
      expect((await jeanne.post("/admin/views/new", { ...draft, name: same })).status, same).toBe(422);
    await create(karim, { name: "Été" });
    await create(karim, { name: "Été", scope: "team" });
    expect((await jeanne.post("/admin/views/new", { ...draft, name: "ÉTÉ", scope: "team" })).status).toBe(
      422,
    );
    await create(jeanne, { name: "Été", list: "order.amountToValidate", filters: [] });
    const edit = await jeanne.post(`/admin/views/edit/${saved.id}`, { ...valuesOf(saved), search: "x" });
    expect(edit.status).toBe(200);
  });

  test("A10 is one of a hundred of its list at most", async () => {
    const list = { list: "theme.list", filters: [], order: [], columns: [] };
    for (let at = 0; at < 100; at += 1) await create(karim, list);
    expect((await karim.post("/admin/views/new", { ...draft, ...list, name: "Une de trop" })).status).toBe(
      422,
    );
    await create(jeanne, list);
  });
});

describe("the default view", () => {
  const defaults = async (by: Client) =>
    (await json<Session>(by.get("/admin/session"))).defaultViews?.map(({ name }) => name) ?? [];

  test("A10 is one of each list, for one admin alone, and comes with the session", async () => {
    const [one, other] = [await create(jeanne, { scope: "team" }), await create(jeanne)];
    const incidents = await create(jeanne, { list: "incident.list", filters: [], order: [], columns: [] });
    for (const { id } of [one, incidents, other])
      expect((await jeanne.post(`/admin/views/default/${id}`, { isDefault: true })).status).toBe(200);
    expect((await defaults(jeanne)).sort()).toEqual([incidents.name, other.name].sort());
    expect(await defaults(karim)).toEqual([]);
    expect((await listed(jeanne)).filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([
      other.id,
    ]);
    await jeanne.post(`/admin/views/default/${one.id}`, { isDefault: false });
    expect(await defaults(jeanne)).toContain(other.name);
    await jeanne.post(`/admin/views/default/${other.id}`, { isDefault: false });
    expect(await defaults(jeanne)).toEqual([incidents.name]);
  });

  test("A10 that the team has is nobody's default once it is deleted; its version was left alone", async () => {
    const saved = await create(karim, { scope: "team" });
    await jeanne.post(`/admin/views/default/${saved.id}`, { isDefault: true });
    expect(await defaults(jeanne)).toContain(saved.name);
    expect((await karim.post(`/admin/views/delete/${saved.id}`, { version: 1 })).status).toBe(200);
    expect(await defaults(jeanne)).not.toContain(saved.name);
  });
});

test("A10 an admin's own views go with the account, the team's stay", async () => {
  const created = await jeanne.post("/admin/account-admin/new", {
    email: "passage@palier.test",
    firstName: "Ana",
    lastName: "Passage",
    phone: null,
    enabled: true,
  });
  const { id, version } = await json<{ id: number; version: number }>(created);
  const ana = await door.signedIn("passage@palier.test");
  const [own, shared] = [await create(ana), await create(ana, { scope: "team" })];
  await ana.post(`/admin/views/default/${own.id}`, { isDefault: true });
  expect((await jeanne.post(`/admin/account-admin/delete/${id}`, { version })).status).toBe(200);
  const table = door.app.world("default").table(view);
  expect([table.has(own.id), table.has(shared.id)]).toEqual([false, true]);
});

test("A10 the seed's views show what their lists have", () => {
  const rows = [...door.app.world("default").table(view).rows({})].filter(({ id }) => id <= 2);
  expect(rows.map((row) => [row.list, stateErrors(row)])).toEqual([
    ["subscription.list", []],
    ["supplier.list", []],
  ]);
});
