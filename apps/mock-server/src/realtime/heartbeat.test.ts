import { expect, test } from "vitest";
import { rawServer } from "../../test/kit/raw-client.ts";

test("a half-open socket is noticed by its missing pongs: its lock goes, those that answer stay (L03)", async () => {
  await using server = await rawServer({ heartbeat: 20 });
  const database = server.realtime.namespace("palier-a");
  const frozen = await server.client("palier-a");
  const awake = await server.client("palier-a");
  await frozen.answer("o", { p: "locks/1", d: null });
  await frozen.answer("p", { p: "locks/1", d: "frozen" });
  await awake.answer("q", { p: "locks", h: "" });
  // Like a stopped process: open, but not read.
  frozen.socket.pause();
  await expect.poll(() => database.read("locks/1"), { interval: 5 }).toBeNull();
  expect(database.sessions.size).toBe(1);
  expect(await awake.answer("s", {})).toEqual({ s: "ok", d: "" });
});

test("whoever does not read what he is sent is cut off before it fills the memory", async () => {
  await using server = await rawServer({ maxWaiting: 1_000_000, heartbeat: 60_000 });
  const database = server.realtime.namespace("palier-a");
  const deaf = await server.client("palier-a");
  await deaf.answer("q", { p: "text", h: "" });
  deaf.socket.pause();
  for (let round = 0; round < 400 && database.sessions.size > 0; round += 1) {
    database.set("text", `${round}${"x".repeat(100_000)}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await expect.poll(() => database.sessions.size, { interval: 5 }).toBe(0);
  expect(server.logged).toEqual([expect.stringContaining("does not read")]);
});
