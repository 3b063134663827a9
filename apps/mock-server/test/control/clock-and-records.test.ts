import type { WorldControl } from "@palier/contract/control";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { json } from "../harness.ts";
import { openPlayhouse, refusal } from "./playhouse.ts";

const house = await openPlayhouse();
afterAll(() => house.close());
let world: WorldControl;
beforeEach(async () => {
  world = await house.world();
});

describe("a world's clock", () => {
  test("stands, is set, moves and runs on", async () => {
    expect(await world.clock({ freeze: true, set: "2027-03-28T01:00:00Z" })).toEqual({
      now: "2027-03-28T01:00:00.000Z",
      frozen: true,
    });
    expect(await world.clock({ advanceMs: 90_000 })).toEqual({
      now: "2027-03-28T01:01:30.000Z",
      frozen: true,
    });
    expect(await world.clock({ advanceMs: -30_000 })).toEqual({
      now: "2027-03-28T01:01:00.000Z",
      frozen: true,
    });
    const running = await world.clock({ run: true });
    expect(running.frozen).toBe(false);
    expect(Date.parse(running.now)).toBeGreaterThanOrEqual(Date.parse("2027-03-28T01:01:00Z"));
    const now = async () => Date.parse((await world.clock({})).now);
    await expect.poll(now).toBeGreaterThan(Date.parse(running.now));
  });

  test("keeps whoever is signed in when it is set; time that passes signs out", async () => {
    const client = await house.admin(world.name);
    const list = async () => (await client.get("/admin/building/ajax-list")).status;
    await world.clock({ freeze: true, set: "2031-12-24T18:00:00Z" });
    expect(await list()).toBe(200);
    await world.clock({ set: "2019-01-01T00:00:00Z" });
    expect(await list()).toBe(200);
    await world.clock({ set: "2026-11-20T09:00:00Z", advanceMs: 9 * 3_600_000 });
    expect(await list()).toBe(401);
  });

  test("is what the API writes, and ends sessions", async () => {
    await world.clock({ freeze: true, set: "2027-01-02T03:04:05Z" });
    const client = await house.admin(world.name);
    await client.post("/admin/module/new", {});
    const record = await world.patch("accountAdmin", 1, { firstName: "Jeanne" });
    expect(record.lastLoginAt).toBe("2027-01-02T03:04:05Z");
    await world.clock({ advanceMs: 9 * 3_600_000 });
    expect((await client.get("/admin/building/ajax-list")).status).toBe(401);
  });

  test.each<Parameters<WorldControl["clock"]>[0]>([
    { freeze: true, run: true },
    { set: "tomorrow" },
    { set: "2027-13-01T00:00:00Z" },
    { advanceMs: 1e300 },
    { advanceMs: 0.5 },
    { advanceMs: Number.MAX_SAFE_INTEGER },
    { set: "1950-01-01T00:00:00Z" },
  ])("%j is refused", async (input) => {
    expect((await refusal(world.clock(input))).status).toBe(422);
    expect((await world.clock({})).now).toMatch(/^2026-11-20/);
  });
});

describe("records from outside", () => {
  test("change, raise their version, and others' copies follow", async () => {
    const client = await house.admin(world.name);
    const { record } = await json<{ record: { neighborhoodId: number | null; version: number } }>(
      client.get("/admin/building/edit/1"),
    );
    const after = await world.patch("building", 1, { name: "Dehors" });
    expect(after).toMatchObject({ name: "Dehors", version: record.version + 1 });
    if (record.neighborhoodId !== null) {
      await world.patch("neighborhood", record.neighborhoodId, { name: "Les Essais" });
      expect(await json(client.get("/admin/building/edit/1"))).toMatchObject({
        record: { neighborhoodName: "Les Essais" },
      });
    }
  });

  test.each<[Record<string, unknown>, string]>([
    [{ nonsense: 1 }, "nonsense"],
    [{ postalCode: "x" }, "postalCode"],
    [{ id: 5 }, "id"],
    [{ version: 9 }, "version"],
    [{ name: null }, "name"],
    [{ name: 3 }, "name"],
  ])("%j is refused at its field", async (changes, path) => {
    const error = await refusal(world.patch("building", 1, changes));
    expect(error.status).toBe(422);
    expect(error.problem?.errors?.[0]?.path).toBe(path);
  });

  test("an unknown entity or record is a 404 that says what exists", async () => {
    expect((await refusal(world.patch("bulding", 1, {}))).problem?.allowed?.[0]).toBe("building");
    expect((await refusal(world.patch("building", 99_999, {}))).status).toBe(404);
    expect((await refusal(world.patch("building", 0, {}))).status).toBe(404);
    expect((await refusal(world.patch("__proto__", 1, {}))).status).toBe(404);
  });
});

describe("the control API itself", () => {
  test("an unknown operation is a 404 with the nearest, another method a 405", async () => {
    const answer = await house.ask(`/worlds/${world.name}/fault`);
    expect(answer.status).toBe(404);
    expect((await json<{ allowed: string[] }>(answer)).allowed).toContain(
      "GET /__mock/worlds/{world}/faults",
    );
    const put = await house.ask(`/worlds/${world.name}/clock`);
    expect([put.status, put.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    const options = await house.ask(`/worlds/${world.name}/clock`, { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, "POST, OPTIONS"]);
  });

  test("bodies must be JSON of a fair size", async () => {
    const post = (body: string, type?: string) =>
      house.ask(`/worlds/${world.name}/clock`, {
        method: "POST",
        body,
        headers: type === undefined ? {} : { "content-type": type },
      });
    expect((await post("freeze=1", "application/x-www-form-urlencoded")).status).toBe(415);
    expect((await post("{", "application/json")).status).toBe(400);
    expect((await post(JSON.stringify({ set: "x".repeat(2_000_000) }), "application/json")).status).toBe(413);
    expect((await post('{"nonsense":1}', "application/json")).status).toBe(422);
  });
});
