/** T04 The journal of calls. */
import type { WorldControl } from "@palier/contract/control";
import { beforeEach, describe, expect, test } from "vitest";
import { refusal } from "../kit/server.ts";
import { freshWorlds } from "../kit/worlds.ts";

const { world, client, get, post } = freshWorlds();
let journal: WorldControl;
beforeEach(async () => {
  journal = world().control;
  await journal.clearJournal();
});

const list = "/admin/building/ajax-list";

describe("T04 the journal", () => {
  test("has each call with route, query, status, who, and both bodies", async () => {
    const answer = await get(`${list}?draw=3&length=2`);
    await post("/admin/account-admin/release-firebase-token", { firebaseToken: "t-1" });
    const { entries } = await journal.journal();
    expect(entries).toHaveLength(2);
    const call = { method: "GET", path: list, query: "draw=3&length=2", route: "building.list", status: 200 };
    const who = { admin: "jeanne.martin@palier.test", played: false, faults: [], request: null };
    expect(entries[0]).toMatchObject({ ...call, ...who, answer: { json: answer, whole: true } });
    expect(entries[1]?.request?.json).toMatchObject({ firebaseToken: "t-1" });
    expect(entries[0]?.at).toMatch(/^2026-11-20T/);
  });

  test("has refusals, unknown addresses, faults and cut connections too", async () => {
    await world().visitor().get(list);
    await get("/admin/nothing");
    await post(list);
    const { id } = await journal.addFault({ route: "building.list", cut: true, times: 1 });
    await client()
      .get(list)
      .catch(() => undefined);
    const { entries } = await journal.journal();
    expect(entries.map(({ route, status }) => `${route} ${status}`)).toEqual([
      "building.list 401",
      "null 404",
      "null 405",
      "building.list 0",
    ]);
    expect([entries[3]?.faults, entries[0]?.admin]).toEqual([[id], null]);
  });

  test("hides passwords and tokens of the session, wherever they stand", async () => {
    await client().signIn("jeanne.martin@palier.test", "palier");
    await client().signIn("jeanne.martin@palier.test", "not-the-secret-1");
    const broken = '{"email":"a","password":"not-the-secret-3';
    await client().post("/admin/login?password=not-the-secret-2", broken);
    await client().post("/admin/login", '{"email":"a@b.fr","pass\\u0077ord":"not-the-secret-4"}');
    const text = JSON.stringify(await journal.journal());
    expect(text).toContain("•••");
    for (const secret of [
      "not-the-secret",
      client().token,
      String(client().cookie.split("=")[1]),
      '"palier"',
    ])
      expect(text).not.toContain(secret === "" ? "?" : secret);
  });

  test("has an export's beginning, and a workbook by its length alone", async () => {
    const path = `${list}-export?column_field_list=name`;
    const csv = await (await client().get(path)).text();
    await (await client().get(`${path}&format=xlsx`)).arrayBuffer();
    const [text, workbook] = (await journal.journal({ route: "building.export" })).entries;
    expect(text?.answer?.text?.replace(/^\ufeff/, "")).toBe(csv.replace(/^\ufeff/, ""));
    expect(workbook?.answer).toMatchObject({ bytes: expect.any(Number), whole: false });
    expect(workbook?.answer?.text).toBeUndefined();
  });

  test("is asked by route, pattern, method, status and since", async () => {
    for (const path of [list, "/admin/building/edit/1", "/admin/building/edit/99999"])
      await client().get(path);
    const found = async (query: Parameters<WorldControl["journal"]>[0]) =>
      (await journal.journal(query)).entries.map(({ route, status }) => `${route} ${status}`);
    expect(await found({ route: "building.list" })).toEqual(["building.list 200"]);
    const forms = ["building.edit.get 200", "building.edit.get 404"];
    expect(await found({ route: "building.edit.*" })).toEqual(forms);
    const { last } = await journal.journal();
    for (const query of [{ status: 404 }, { status: "4xx" }, { since: last - 1 }, { limit: 1 }] as const)
      expect(await found(query)).toEqual(["building.edit.get 404"]);
    for (const query of [{ method: "post" }, { since: last }] as const)
      expect(await found(query)).toEqual([]);
    expect((await refusal(journal.journal({ route: "building.lists" }))).problem?.allowed?.[0]).toBe(
      "building.list",
    );
  });

  test("waits for a call that fits; gives up after its time, or when the world is closed", async () => {
    const { last } = await journal.journal();
    const waiting = journal.waitFor({ route: "building.list", since: last, wait: 5000 });
    await get("/admin/building/edit/1");
    await get(list);
    expect(await waiting).toMatchObject({ route: "building.list" });
    expect(await journal.waitFor({ route: "news.list", wait: 20 })).toBeUndefined();
    const left = journal.waitFor({ route: "news.list", wait: 30_000 });
    await journal.journal();
    await journal.delete();
    expect(await left).toBeUndefined();
  });

  test("keeps the last 500 calls, and old bodies no longer than there is room", async () => {
    for (let at = 0; at < 550; at += 1)
      await (await client().get(`${list}?length=20&draw=${at}`)).arrayBuffer();
    const { entries, last } = await journal.journal();
    expect([entries.length, entries.at(-1)?.id]).toEqual([500, last]);
    expect(entries.at(-1)?.answer?.json).toMatchObject({ draw: 549 });
    expect(entries[0]?.answer).toEqual({ bytes: expect.any(Number), whole: false });
  });

  test.each([
    { status: "9" },
    { wait: -1 },
    { wait: 999_999 },
    { since: "x" },
    { limit: 1.5 },
    { nonsense: 1 },
  ])("refuses to be asked by %j", async (query) => {
    expect((await refusal(journal.journal(query as never))).status).toBe(400);
  });
});
