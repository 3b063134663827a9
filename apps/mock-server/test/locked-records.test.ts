/** L05 S15 Every POST, while another admin holds the record. */
import { contract, lockAreas, lockOf, type RouteEntry, routesOf } from "@palier/contract";
import { lockPath } from "@palier/firebase-rules/paths";
import { afterAll, describe, expect, test } from "vitest";
import { json, openDoor, otherEmail, type ProblemAnswer } from "./harness.ts";
import { sending } from "./route-bodies.ts";

const door = await openDoor();
const client = await door.signedIn();
afterAll(() => door.close());

const posts = routesOf(contract).filter(({ method, meta }) => method === "POST" && meta.kind !== "session");
const named = (routes: readonly RouteEntry[]) => routes.map((route) => [route.name, route] as const);
const locked = posts.filter(({ meta }) => meta.lock !== undefined);
const free = posts.filter(({ meta }) => meta.lock === undefined);

const { board } = door.app.worlds.of("default");
const world = door.app.world("default");

const held = { email: otherEmail, name: "Karim Benali", sid: "s", at: Date.now() };

describe("L05 S15 what another administrator holds", () => {
  test.each(named(locked))("%s answers 423 with the holder", async (_, route) => {
    const { params, path, body } = await sending(client, world, route);
    const lock = lockOf(route.meta, params);
    const place = lockPath(lock?.area ?? "", lock?.id ?? 0);
    board.set(place, held);
    const problem = await json<ProblemAnswer>(client.post(path, body));
    board.set(place, null);
    expect(problem.status, JSON.stringify(problem)).toBe(423);
    expect(problem.holder).toMatchObject({ name: "Karim Benali" });
    // After release.
    expect((await client.post(path, body)).status).not.toBe(423);
  });

  test.each(named(free))("%s asks for no lock, whoever holds what", async (_, route) => {
    const { params, path, body } = await sending(client, world, route);
    const ids = [...new Set([...Object.values(params), "1"])];
    const everything = Object.fromEntries(ids.map((id) => [id, held]));
    board.set("locks", Object.fromEntries(lockAreas.map((area) => [area, everything])));
    const answer = await client.post(path, body);
    board.set("locks", null);
    expect(answer.status).not.toBe(423);
  });
});

test("areas of locks are words that the realtime rules allow", () => {
  expect(lockAreas.length).toBeGreaterThan(15);
  for (const area of lockAreas) expect(area).toMatch(/^[a-z][a-z0-9-]{0,63}$/);
});
