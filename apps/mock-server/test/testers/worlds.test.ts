/** T02 Worlds by name, and what they have of their own. */
import { afterAll, describe, expect, test } from "vitest";
import { MockApp } from "../../src/app.ts";
import { MemoryBoard } from "../../src/worlds/board.ts";
import { Worlds } from "../../src/worlds/worlds.ts";
import { json, type ProblemAnswer, type TableAnswer } from "../kit/client.ts";
import { openDoor, refusal } from "../kit/server.ts";

const house = await openDoor();
afterAll(() => house.close());
const list = "/admin/building/ajax-list";
const statusIn = async (name: string, cookie: string) =>
  (await house.visitor(name).get("/admin/building/edit/1", { cookie })).status;

describe("T02 a world's name", () => {
  test("makes it by header or cookie, the header before the cookie; without a name it is the default one", async () => {
    const client = await house.admin("by-header");
    await house.raw("/admin/session", { headers: { cookie: "a=b; palier_world=by-cookie" } });
    await house.raw("/admin/session");
    const names = (await house.control.worlds()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["default", "by-header", "by-cookie"]));
    expect(await statusIn("by-header", `${client.cookie}; palier_world=elsewhere`)).toBe(200);
    expect(await statusIn("by-cookie", client.cookie)).toBe(401);
  });

  test("of another shape is refused, and what is allowed is said", async () => {
    for (const name of ["", "A", "a b", "ä", "../x", "a".repeat(65), "a_b", "a, b", "a%2f"]) {
      const header = encodeURIComponent(name).replaceAll("%20", " ").replaceAll("%2C", ",");
      const byHeader = await house.raw("/admin/session", { headers: { "x-palier-world": header } });
      expect(byHeader.status, name).toBe(400);
      expect((await json<ProblemAnswer>(byHeader)).detail).toContain("[a-z0-9-]{1,64}");
      const byPath = await house.ask(`/worlds/${encodeURIComponent(name)}/reset`, { method: "POST" });
      expect([byPath.status, (await json<ProblemAnswer>(byPath)).allowed]).toEqual([
        400,
        expect.arrayContaining(["default"]),
      ]);
      expect((await refusal(house.control.createWorld(name))).status).toBe(422);
    }
    for (const name of ["a", "-", "a".repeat(64), "-x-"]) {
      expect((await house.visitor(name).get("/admin/session")).status, name).toBe(200);
      expect((await house.control.world(name).detail()).name).toBe(name);
    }
  });

  test("opens it in a browser by an address, which goes to the app and nowhere else", async () => {
    const open = (to: string) =>
      house.ask(`/worlds/opened/open?to=${encodeURIComponent(to)}`, { redirect: "manual" });
    const answer = await open("/admin/building?page=2#x");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/building?page=2#x"]);
    expect(answer.headers.get("set-cookie")).toMatch(
      /^palier_world_\d+=opened; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const elsewhere = [
      "//evil.test",
      "/\\evil.test",
      "https://evil.test",
      "/\t/evil.test",
      "javascript:1",
      "admin",
    ];
    for (const to of [
      ...elsewhere,
      "/\r\nx: y",
      "/.//evil.test",
      "/a/..//evil.test",
      "/%2e//evil.test",
      "/.\\evil.test",
    ]) {
      const refused = await open(to);
      const location = refused.headers.get("location");
      expect(refused.status === 400 || location?.startsWith("/") === true, to).toBe(true);
      expect(location ?? "", to).not.toMatch(/^\/[/\\]/);
    }
  });
});

describe("T02 a world", () => {
  test("has its own records, sessions, clock and faults", async () => {
    const [a, b] = [await house.world(), await house.world()];
    const [inA, inB] = [await house.admin(a.name), await house.admin(b.name)];
    await a.patch("building", 1, { name: "Chez A" });
    await a.addFault({ route: "building.list", status: 503 });
    await a.clock({ freeze: true, advanceMs: 3 * 365 * 86_400_000 });
    expect(await json(inB.get("/admin/building/edit/1"))).not.toMatchObject({ record: { name: "Chez A" } });
    expect([(await inA.get(list)).status, (await inB.get(list)).status]).toEqual([503, 200]);
    expect((await b.clock({})).now).toMatch(/^2026-11-20/);
    await a.clearFaults();
    // Years have passed.
    expect((await inA.get(list)).status).toBe(401);
  });

  test("starts again by a reset: state, clock, faults, sessions, journal, push and locks", async () => {
    const world = await house.world();
    const client = await house.admin(world.name);
    const before = await (await client.get(list)).text();
    await world.patch("building", 1, { name: "Autre" });
    await world.addFault({ route: "building.list", status: 500 });
    await world.clock({ freeze: true, advanceMs: 3_600_000 });
    await world.push({ data: { a: "b" } });
    await world.admin("karim.benali@palier.test").lock("building", 3);
    await world.reset();
    const fresh = { faults: 0, locks: 0, pushes: 0, revision: 0, clock: { frozen: false } };
    expect(await world.detail()).toMatchObject(fresh);
    expect((await world.journal()).entries).toEqual([]);
    expect((await client.get(list)).status).toBe(401);
    expect(await (await (await house.admin(world.name)).get(list)).text()).toBe(before);
  });

  test("takes another seed and other numbers of rows; the others keep theirs", async () => {
    const [world, other] = [await house.world(), await house.world()];
    await world.seed({ seed: "autre", rows: { building: 3 } });
    const total = async (name: string) =>
      (await json<TableAnswer>((await house.admin(name)).get(list))).recordsTotal;
    expect([await total(world.name), await total(other.name)]).toEqual([3, 240]);
    expect((await refusal(world.seed({ rows: { buildings: 3 } }))).problem?.allowed?.[0]).toBe("building");
    expect((await refusal(world.seed({ rows: { building: 100_001 } }))).status).toBe(422);
  });

  test("goes when it is closed; the default one stays; a control call to an unknown one says which exist", async () => {
    const world = await house.world();
    const ghost = house.control.world(`${world.name}x`);
    for (const call of [
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
    ])
      expect(await refusal(call())).toMatchObject({
        status: 404,
        problem: { allowed: expect.arrayContaining([world.name]) },
      });
    await world.delete();
    expect((await house.control.worlds()).map(({ name }) => name)).not.toContain(world.name);
    expect((await refusal(house.control.world("default").delete())).status).toBe(409);
  });
});

describe("idle worlds", () => {
  const app = new MockApp();
  const make = (name: string) => Object.assign(app.worlds.of(`made-${name}`), { name });

  test("go after their time to live, by the clock; used, connected and default ones stay", () => {
    let now = 0;
    const hosts = new Worlds(make, { ttl: 1000, now: () => now });
    hosts.of("idle");
    Object.defineProperty(hosts.of("connected").board, "sockets", { value: 1 });
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
    const hosts = new Worlds(make, { most: 20, now: () => now });
    for (let at = 1; at <= 30; at += 1) {
      now = at;
      hosts.of(`w-${at}`);
    }
    const names = hosts.list().map(({ name }) => name);
    expect(names.length).toBeLessThanOrEqual(20);
    expect([names.includes("default"), names.includes("w-30"), names.includes("w-1")]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("a realtime service in memory keeps what is set, and empty branches vanish", () => {
    const board = new MemoryBoard();
    board.set("locks/building/1", { email: "a@b.fr" });
    board.set("locks/building/2", { email: "c@d.fr" });
    board.set("locks/building/1", null);
    expect(board.read("locks")).toEqual({ building: { 2: { email: "c@d.fr" } } });
    board.set("locks/building/2/email", null);
    expect([board.snapshot(), board.read("__proto__/x")]).toEqual([null, null]);
  });
});
