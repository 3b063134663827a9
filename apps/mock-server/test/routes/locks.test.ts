/** L05 S15 Every POST, while another admin holds the record. */
import { lockAreas, lockOf } from "@palier/contract";
import { lockPath } from "@palier/firebase-kit/rules";
import { expect, test } from "vitest";
import { json, nonEmpty, otherEmail, type ProblemAnswer } from "../kit/client.ts";
import { posts, sending } from "../kit/route-bodies.ts";
import { openWorld, present } from "../kit/worlds.ts";

const held = { email: otherEmail, name: "Karim Benali", sid: "s", at: present };

test("L05 S15 every change of a record that another admin holds is refused with the holder, and passes afterwards", async () => {
  const { client, board, state, close } = await openWorld();
  const bad: string[] = [];
  for (const route of nonEmpty(posts.filter(({ meta }) => meta.lock !== undefined))) {
    const { params, path, body } = await sending(client, state(), route);
    const lock = lockOf(route.meta, params);
    const place = lockPath(lock?.area ?? "", lock?.id ?? 0);
    board.set(place, held);
    const before = state().revision;
    const problem = await json<ProblemAnswer>(client.post(path, body));
    if (problem.status !== 423 || problem.holder?.name !== "Karim Benali" || state().revision !== before)
      bad.push(`${route.name}, held: ${JSON.stringify(problem)}`);
    board.set(place, null);
    if ((await client.post(path, body)).status === 423) bad.push(`${route.name}, free`);
  }
  close();
  expect(bad).toEqual([]);
});

test("S15 a route without a lock is refused by none", async () => {
  const { client, board, state, close } = await openWorld();
  const bad: string[] = [];
  for (const route of nonEmpty(posts.filter(({ meta }) => meta.lock === undefined))) {
    const { params, path, body } = await sending(client, state(), route);
    const ids = [...new Set([...Object.values(params), "1"])];
    const everything = Object.fromEntries(ids.map((id) => [id, held]));
    board.set("locks", Object.fromEntries(lockAreas.map((area) => [area, everything])));
    if ((await client.post(path, body)).status === 423) bad.push(route.name);
    board.set("locks", null);
  }
  close();
  expect(bad).toEqual([]);
});

test("S15 areas of locks are words that the realtime rules allow", () => {
  expect(lockAreas.length).toBeGreaterThan(15);
  for (const area of lockAreas) expect(area).toMatch(/^[a-z][a-z0-9-]{0,63}$/);
});
