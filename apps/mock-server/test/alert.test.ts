import { mostAlerts } from "@palier/contract";
import { controlClient } from "@palier/contract/control";
import { afterAll, beforeEach, expect, test } from "vitest";
import { type Client, demoEmail, json, openDoor, otherEmail, type TableAnswer } from "./harness.ts";

const door = await openDoor();
const world = controlClient(door.url).world("default");
afterAll(() => door.close());

let jeanne: Client;
let karim: Client;
beforeEach(async () => {
  await world.reset();
  [jeanne, karim] = [await door.signedIn(demoEmail), await door.signedIn(otherEmail)];
});

const list = async (client: Client, query = "") =>
  (await json<TableAnswer>(client.get(`/admin/alert/ajax-list?length=500&${query}`))).data;
const unread = async (client: Client) =>
  (await json<{ waiting: { unreadAlerts: number } }>(client.get("/admin/dashboard/waiting"))).waiting
    .unreadAlerts;
const said = (title: string) => ({ notification: { title } });
const titles = async (client: Client) => (await list(client)).map(({ title }) => title);

test("A24 a message to one admin is that admin's alert, newest first, without a browser that takes messages", async () => {
  const [before, others] = [await unread(jeanne), await list(karim)];
  await world.push({
    to: demoEmail,
    notification: { title: "Nouvelle commande", body: "C-2026-00001" },
    link: "https://admin.exemple.fr/admin/concierge/order/1?x=1",
  });
  expect((await list(jeanne))[0]).toMatchObject({
    title: "Nouvelle commande",
    body: "C-2026-00001",
    link: "/admin/concierge/order/1?x=1",
    read: false,
  });
  expect((await list(jeanne))[0]).not.toHaveProperty("adminId");
  expect(await unread(jeanne)).toBe(before + 1);
  expect(await list(karim)).toEqual(others);
});

test("A24 a message to all is each one's own: read by one, it waits for the other", async () => {
  await world.push({ data: { title: "À tous", link: "/admin/building/edit/12" } });
  const [own] = await list(jeanne);
  const before = [await unread(jeanne), await unread(karim)];
  for (const _twice of [1, 2]) expect((await jeanne.post(`/admin/alert/read/${own?.id}`)).status).toBe(200);
  expect([await unread(jeanne), await unread(karim)]).toEqual([(before[0] ?? 0) - 1, before[1]]);
  expect((await karim.post(`/admin/alert/read/${own?.id}`)).status).toBe(404);
  expect((await list(await door.signedIn(demoEmail)))[0]).toMatchObject({ title: "À tous", read: true });
});

test("A24 all is read up to the newest that was shown: what came meanwhile waits", async () => {
  await world.push(said("Vue"));
  const [shown] = await list(jeanne);
  await world.push(said("Venue entre-temps"));
  const others = await unread(karim);
  for (const _late of [1, 2])
    expect((await jeanne.post("/admin/alert/read-all", { upToId: shown?.id })).status).toBe(200);
  expect((await list(jeanne, "read=false")).map(({ title }) => title)).toEqual(["Venue entre-temps"]);
  expect(await unread(karim)).toBe(others);
  for (const body of [{}, { upToId: 0 }, { upToId: "x" }, { upToId: 1, adminId: 2 }])
    expect([400, 422]).toContain((await jeanne.post("/admin/alert/read-all", body)).status);
});

test("A24 B10 the newest are kept, and an address that is no place of the app is none", async () => {
  for (let at = 0; at <= mostAlerts; at += 1) await world.push({ to: demoEmail, ...said(`n° ${at}`) });
  expect(await titles(jeanne)).toHaveLength(mostAlerts);
  expect((await titles(jeanne)).at(-1)).toBe("n° 1");
  for (const link of ["javascript:alert(1)", "//ailleurs.exemple", "/login", "https://ailleurs.exemple/x"]) {
    await world.push({ to: demoEmail, data: { title: "Ailleurs", link } });
    expect((await list(jeanne))[0]).toMatchObject({ title: "Ailleurs", link: null });
  }
  await world.push({ to: demoEmail, data: { sync: "1" } });
  expect((await titles(jeanne))[0]).toBe("Ailleurs");
});

test("A24 alerts go with their admin's account, and keep none from being deleted", async () => {
  const added = { firstName: "Zoé", lastName: "Neuve", email: "zoe.neuve@palier.test", enabled: true };
  const made = await jeanne.send("/admin/account-admin/new", added);
  const admin = await json<{ id: number; version: number }>(made);
  expect(made.status, JSON.stringify(admin)).toBe(201);
  await world.push(said("À tous"));
  const own = [{ column: "adminId", op: "eq", value: admin.id }] as const;
  const kept = () => door.app.world("default").table("alert").count({ where: own });
  expect(kept()).toBe(1);
  const answer = await jeanne.post(`/admin/account-admin/delete/${admin.id}`, { version: admin.version });
  expect(answer.status).toBe(200);
  expect(kept()).toBe(0);
});
