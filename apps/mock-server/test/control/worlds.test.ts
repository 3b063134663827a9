import { afterAll, describe, expect, test } from "vitest";
import { MockApp } from "../../src/app.ts";
import { MemoryBoard } from "../../src/worlds/board.ts";
import { Worlds } from "../../src/worlds/worlds.ts";
import { json, type ProblemAnswer, type TableAnswer } from "../harness.ts";
import { openPlayhouse, refusal } from "./playhouse.ts";

const house = await openPlayhouse();
afterAll(() => house.close());

describe("T02 a world by name", () => {
  test("is there from the first request that names it, by header or cookie; without a name it is the default one", async () => {
    const client = await house.admin("by-header");
    await house.raw("/admin/session", { headers: { cookie: "a=b; palier_world=by-cookie" } });
    await house.raw("/admin/session");
    const names = (await house.control.worlds()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["default", "by-header", "by-cookie"]));
    expect((await client.get("/admin/building/edit/1")).status).toBe(200);
    expect(
      (await house.visitor("by-cookie").get("/admin/building/edit/1", { cookie: client.cookie })).status,
    ).toBe(401);
  });

  test("has a header that outranks the cookie", async () => {
    const client = await house.admin("outranking");
    const answer = await client.get("/admin/building/edit/1", {
      cookie: `${client.cookie}; palier_world=elsewhere`,
    });
    expect(answer.status).toBe(200);
  });

  test.each(["", "A", "a b", "ä", "../x", "a".repeat(65), "a_b", "a, b", "a%2f"])(
    "out of shape (%j) is refused, and what is allowed is said",
    async (name) => {
      const byHeader = await house.raw("/admin/session", {
        headers: { "x-palier-world": encodeURIComponent(name).replaceAll("%20", " ").replaceAll("%2C", ",") },
      });
      expect(byHeader.status).toBe(400);
      expect((await json<ProblemAnswer>(byHeader)).detail).toContain("[a-z0-9-]{1,64}");
      const byPath = await house.ask(`/worlds/${encodeURIComponent(name)}/reset`, { method: "POST" });
      expect(byPath.status).toBe(400);
      expect(await json(byPath)).toMatchObject({ allowed: expect.arrayContaining(["default"]) });
      expect((await refusal(house.control.createWorld(name))).status).toBe(422);
    },
  );

  test("of 1 and of 64 characters is fine, hyphens at its ends too", async () => {
    for (const name of ["a", "-", "a".repeat(64), "-x-"]) {
      expect((await house.visitor(name).get("/admin/session")).status, name).toBe(200);
      expect((await house.control.world(name).detail()).name).toBe(name);
      await house.control.world(name).setRealtime(false);
    }
  });

  test("opens in a browser by an address, which goes to the app and nowhere else", async () => {
    const open = (to: string) =>
      house.ask(`/worlds/opened/open?to=${encodeURIComponent(to)}`, { redirect: "manual" });
    const answer = await open("/admin/building?page=2#x");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/admin/building?page=2#x");
    expect(answer.headers.get("set-cookie")).toBe("palier_world=opened; Path=/; HttpOnly; SameSite=Lax");
    const elsewhere = [
      "//evil.test",
      "/\\evil.test",
      "https://evil.test",
      "/\t/evil.test",
      "javascript:1",
      "admin",
      "/\r\nx: y",
      "/.//evil.test",
      "/a/..//evil.test",
      "/%2e//evil.test",
      "/.\\evil.test",
    ];
    for (const to of elsewhere) {
      const refused = await open(to);
      const location = refused.headers.get("location");
      expect(refused.status === 400 || location?.startsWith("/") === true, to).toBe(true);
      expect(location ?? "", to).not.toMatch(/^\/[/\\]/);
    }
    expect((await house.ask("/worlds/Bad/open?to=/", { redirect: "manual" })).status).toBe(400);
  });
});

describe("T02 worlds apart", () => {
  test("have their own records, sessions, clock and faults", async () => {
    const [a, b] = [await house.world(), await house.world()];
    const [inA, inB] = [await house.admin(a.name), await house.admin(b.name)];
    await a.patch("building", 1, { name: "Chez A" });
    await a.addFault({ route: "building.list", status: 503 });
    await a.clock({ freeze: true, advanceMs: 3 * 365 * 86_400_000 });
    expect(
      (await json<{ record: { name: string } }>(inB.get("/admin/building/edit/1"))).record.name,
    ).not.toBe("Chez A");
    expect((await inB.get("/admin/building/ajax-list")).status).toBe(200);
    expect((await b.clock({})).now).toMatch(/^2026-11-20/);
    expect((await inA.get("/admin/building/ajax-list")).status).toBe(503);
    await a.clearFaults();
    // The session expired: years have passed.
    expect((await inA.get("/admin/building/ajax-list")).status).toBe(401);
  });

  test("reset: state, clock, faults, sessions, journal, push and locks start again", async () => {
    const world = await house.world();
    const client = await house.admin(world.name);
    const before = await (await client.get("/admin/building/ajax-list")).text();
    await world.patch("building", 1, { name: "Autre" });
    await world.addFault({ route: "building.list", status: 500 });
    await world.clock({ freeze: true, advanceMs: 3_600_000 });
    await world.push({ data: { a: "b" } });
    await world.admin("karim.benali@palier.test").lock("building", 3);
    await world.reset();
    expect(await world.detail()).toMatchObject({
      faults: 0,
      locks: 0,
      pushes: 0,
      revision: 0,
      clock: { frozen: false },
    });
    expect((await world.journal()).entries).toEqual([]);
    expect((await client.get("/admin/building/ajax-list")).status).toBe(401);
    expect(await (await (await house.admin(world.name)).get("/admin/building/ajax-list")).text()).toBe(
      before,
    );
  });

  test("seed: another town, other numbers of rows; the other worlds keep theirs", async () => {
    const [world, other] = [await house.world(), await house.world()];
    await world.seed({ seed: "autre", rows: { building: 3 } });
    const total = async (name: string) =>
      (await json<TableAnswer>((await house.admin(name)).get("/admin/building/ajax-list"))).recordsTotal;
    expect([await total(world.name), await total(other.name)]).toEqual([3, 240]);
    const error = await refusal(world.seed({ rows: { buildings: 3 } }));
    expect(error.problem?.allowed?.[0]).toBe("building");
  });

  test("go when they are closed; the default one stays", async () => {
    const world = await house.world();
    await world.delete();
    expect((await house.control.worlds()).map(({ name }) => name)).not.toContain(world.name);
    expect((await refusal(world.reset())).problem?.allowed).toContain("default");
    expect((await refusal(house.control.world("default").delete())).status).toBe(409);
  });

  test("unknown to a control call is a 404 that says which exist", async () => {
    const world = await house.world();
    const ghost = house.control.world(`${world.name}x`);
    const calls = [
      () => ghost.reset(),
      () => ghost.detail(),
      () => ghost.faults(),
      () => ghost.addFault({ status: 500 }),
      () => ghost.journal(),
      () => ghost.snapshot(),
      () => ghost.clock({}),
      () => ghost.push({ data: {} }),
      () => ghost.admin("a@b.fr").open("building", 1),
      () => ghost.delete(),
    ];
    for (const call of calls) {
      const error = await refusal(call());
      expect(error.status).toBe(404);
      expect(error.problem?.allowed).toContain(world.name);
    }
  });
});

describe("idle worlds", () => {
  test("go after their time to live, by the clock; used, connected and default ones stay", () => {
    let now = 0;
    const app = new MockApp();
    const hosts = new Worlds((name) => Object.assign(app.worlds.of(`made-${name}`), { name }), {
      ttl: 1000,
      now: () => now,
    });
    hosts.of("idle");
    const connected = hosts.of("connected");
    Object.defineProperty(connected.board, "sockets", { value: 1 });
    now = 999;
    hosts.of("used");
    expect(hosts.sweep()).toBe(0);
    now = 1000;
    expect(hosts.sweep()).toBe(1);
    expect(hosts.list().map(({ name }) => name)).toEqual(["default", "connected", "used"]);
    now = 1999;
    expect(hosts.sweep()).toBe(1);
  });

  test("beyond the most there may be, the ones idle longest make room", () => {
    let now = 0;
    const app = new MockApp();
    const hosts = new Worlds((name) => Object.assign(app.worlds.of(`made-${name}`), { name }), {
      most: 20,
      now: () => now,
    });
    for (let at = 1; at <= 30; at += 1) {
      now = at;
      hosts.of(`w-${at}`);
    }
    const names = hosts.list().map(({ name }) => name);
    expect(names.length).toBeLessThanOrEqual(20);
    expect(names).toContain("default");
    expect(names).toContain("w-30");
    expect(names).not.toContain("w-1");
  });

  test("a realtime service in memory keeps what is set, and empty branches vanish", () => {
    const board = new MemoryBoard();
    board.set("locks/building/1", { email: "a@b.fr" });
    board.set("locks/building/2", { email: "c@d.fr" });
    board.set("locks/building/1", null);
    expect(board.read("locks")).toEqual({ building: { 2: { email: "c@d.fr" } } });
    board.set("locks/building/2/email", null);
    expect(board.snapshot()).toBe(null);
    expect(board.read("__proto__/x")).toBe(null);
  });
});
