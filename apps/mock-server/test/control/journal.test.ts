import type { WorldControl } from "@palier/contract/control";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { BodyArena } from "../../src/journal/body-arena.ts";
import { type Client, json } from "../harness.ts";
import { openPlayhouse, refusal } from "./playhouse.ts";

const house = await openPlayhouse();
afterAll(() => house.close());
let world: WorldControl;
let client: Client;
beforeEach(async () => {
  world = await house.world();
  client = await house.admin(world.name);
  await world.clearJournal();
});

const list = "/admin/building/ajax-list";

describe("T04 the journal", () => {
  test("has each call with route, query, status, who, and both bodies", async () => {
    const answer = await json(client.get(`${list}?draw=3&length=2`));
    await client.post("/admin/account-admin/update-firebase-token", {
      firebaseToken: "t-1",
      language: "fr",
      deviceVersion: "1",
      platform: "web",
      model: "Chromium",
    });
    const { entries } = await world.journal();
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      method: "GET",
      path: list,
      query: "draw=3&length=2",
      route: "building.list",
      status: 200,
      admin: "jeanne.martin@palier.test",
      played: false,
      faults: [],
      request: null,
    });
    expect(entries[0]?.answer).toMatchObject({ json: answer, whole: true });
    expect(entries[1]?.request?.json).toMatchObject({ firebaseToken: "t-1", model: "Chromium" });
    expect(entries[0]?.at).toMatch(/^2026-11-20T/);
  });

  test("has refusals, unknown addresses, faults and cut connections too", async () => {
    await house.visitor(world.name).get(list);
    await client.get("/admin/nothing");
    await client.post(list, {});
    const { id } = await world.addFault({ route: "building.list", cut: true, times: 1 });
    await client.get(list).catch(() => undefined);
    const { entries } = await world.journal();
    expect(entries.map(({ route, status }) => [route, status])).toEqual([
      ["building.list", 401],
      [null, 404],
      [null, 405],
      ["building.list", 0],
    ]);
    expect(entries[3]?.faults).toEqual([id]);
    expect(entries[0]?.admin).toBe(null);
  });

  test("hides passwords and tokens of the session, wherever they stand", async () => {
    await client.signIn("jeanne.martin@palier.test", "palier");
    await client.signIn("jeanne.martin@palier.test", "not-the-secret-1");
    await client.post("/admin/login?password=not-the-secret-2", '{"email":"a","password":"not-the-secret-3');
    await client.post("/admin/login", '{"email":"a@b.fr","pass\\u0077ord":"not-the-secret-4"}');
    const text = await (await house.ask(`/worlds/${world.name}/journal`)).text();
    expect(text).toContain("•••");
    expect(text).not.toContain("not-the-secret");
    expect(text).not.toContain(client.token);
    expect(text).not.toContain(client.cookie.split("=")[1]);
    expect(text).not.toContain('"palier"');
    expect(text).not.toMatch(/"secret":"[^•]/);
    // With it, a reader would have an hour of another admin's locks.
    expect(text).toContain('"token":"•••"');
    expect(text).not.toMatch(/eyJ[\w-]+\.eyJ/);
  });

  test("has an export's beginning, and pictures by their length alone", async () => {
    const csv = await (await client.get("/admin/building/ajax-list-export?column_field_list=name")).text();
    await (
      await client.get("/admin/building/ajax-list-export?column_field_list=name&format=xlsx")
    ).arrayBuffer();
    const [text, workbook] = (await world.journal({ route: "building.export" })).entries;
    expect(`\ufeff${text?.answer?.text?.replace(/^\ufeff/, "")}`).toBe(`\ufeff${csv.replace(/^\ufeff/, "")}`);
    expect(workbook?.answer).toMatchObject({ bytes: expect.any(Number), whole: false });
    expect(workbook?.answer?.text).toBeUndefined();
  });

  test("is asked by route, pattern, method, status and since", async () => {
    await client.get(list);
    await client.get("/admin/building/edit/1");
    await client.get("/admin/building/edit/99999");
    const ids = async (query: Parameters<WorldControl["journal"]>[0]) =>
      (await world.journal(query)).entries.map(({ route, status }) => `${route} ${status}`);
    expect(await ids({ route: "building.list" })).toEqual(["building.list 200"]);
    expect(await ids({ route: "building.edit.*" })).toEqual([
      "building.edit.get 200",
      "building.edit.get 404",
    ]);
    expect(await ids({ status: 404 })).toEqual(["building.edit.get 404"]);
    expect(await ids({ status: "4xx" })).toEqual(["building.edit.get 404"]);
    expect(await ids({ method: "post" })).toEqual([]);
    const { last } = await world.journal();
    expect(await ids({ since: last - 1 })).toEqual(["building.edit.get 404"]);
    expect(await ids({ since: last })).toEqual([]);
    expect(await ids({ limit: 1 })).toEqual(["building.edit.get 404"]);
  });

  test("waits for a call that fits; gives up after its time", async () => {
    const { last } = await world.journal();
    const waiting = world.waitFor({ route: "building.list", since: last, wait: 5000 });
    await client.get("/admin/building/edit/1");
    await client.get(list);
    expect(await waiting).toMatchObject({ route: "building.list" });
    const start = performance.now();
    expect(await world.waitFor({ route: "news.list", wait: 80 })).toBeUndefined();
    expect(performance.now() - start).toBeGreaterThanOrEqual(79);
  });

  test("whoever waits is let go when the world is closed", async () => {
    const waiting = world.waitFor({ route: "news.list", wait: 30_000 });
    await house.ask(`/worlds/${world.name}/journal`);
    await world.delete();
    expect(await waiting).toBeUndefined();
  });

  test("keeps the last 500 calls, and old bodies no longer than there is room", async () => {
    for (let at = 0; at < 550; at += 1)
      await (await client.get(`${list}?length=20&draw=${at}`)).arrayBuffer();
    const { entries, last } = await world.journal();
    expect(entries).toHaveLength(500);
    expect(entries.at(-1)?.id).toBe(last);
    expect(entries.at(-1)?.answer?.json).toMatchObject({ draw: 549 });
    expect(entries[0]?.answer).toEqual({ bytes: expect.any(Number), whole: false });
  }, 60_000);

  test.each([
    "status=9",
    "status=abc",
    "wait=-1",
    "wait=999999",
    "since=x",
    "limit=1.5",
    "nonsense=1",
    "route[]=1",
  ])("?%s is refused", async (query) => {
    const answer = await house.ask(`/worlds/${world.name}/journal?${query}`);
    expect(answer.status).toBe(400);
  });

  test("an unknown route is a 404 with the nearest names", async () => {
    const error = await refusal(world.journal({ route: "building.lists" }));
    expect(error.problem?.allowed?.[0]).toBe("building.list");
  });
});

describe("the bodies' memory", () => {
  test("gives back what was put last, and nothing that was written over", () => {
    const arena = new BodyArena();
    const put = Array.from({ length: 400 }, (_, at) => ({
      at,
      span: { start: arena.put(new Uint8Array(5_000 + at).fill(at % 251)), length: 5_000 + at },
    }));
    const alive = put.filter(({ span }) => arena.read(span) !== undefined);
    expect(alive.length).toBeGreaterThan(150);
    expect(alive.at(-1)?.at).toBe(399);
    for (const { at, span } of alive) {
      const bytes = arena.read(span);
      expect(bytes?.length).toBe(5_000 + at);
      expect(bytes?.every((byte) => byte === at % 251)).toBe(true);
    }
    expect(arena.read({ start: arena.put(new Uint8Array(0)), length: 0 })).toHaveLength(0);
  });
});
