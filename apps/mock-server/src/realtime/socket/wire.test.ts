import { expect, test } from "vitest";
import { rawServer } from "../../../test/kit/raw-client.ts";

test("a connection as the SDK's log shows it: greeting, listen, write, push before the answer", async () => {
  await using server = await rawServer({ clock: () => 1_790_000_000_000 });
  const client = await server.client("palier-a");
  const [session] = server.realtime.namespace("palier-a").sessions.keys();
  const h = `127.0.0.1:${server.port}`;
  expect(await client.next()).toEqual({
    t: "c",
    d: { t: "h", d: { ts: 1_790_000_000_000, v: "5", h, s: session } },
  });
  client.ask(1, "s", { c: { "sdk.js.12-19-0": 1 } });
  expect(await client.next()).toEqual({ r: 1, b: { s: "ok", d: "" } });
  client.ask(3, "q", { p: "/presence/building", h: "" });
  expect(await client.next()).toEqual({ a: "d", b: { p: "presence/building", d: null } });
  expect(await client.next()).toEqual({ r: 3, b: { s: "ok", d: {} } });
  client.ask(4, "p", {
    p: "/presence/building/12",
    d: { at: { ".sv": "timestamp" }, email: "a@x.fr" },
    h: "",
  });
  const written = { at: 1_790_000_000_000, email: "a@x.fr" };
  expect(await client.next()).toEqual({ a: "d", b: { p: "presence/building/12", d: written } });
  expect(await client.next()).toEqual({ r: 4, b: { s: "ok", d: "" } });
  client.ask(5, "p", { p: "/presence/building/12", d: 1, h: "" });
  expect(await client.next()).toMatchObject({ r: 5, b: { s: "datastale" } });
  client.ask(6, "m", { p: "presence", d: { "building/12/email": "b@x.fr", "order/1": true } });
  expect(await client.next()).toEqual({ a: "m", b: { p: "presence/building", d: { "12/email": "b@x.fr" } } });
  expect(await client.next()).toMatchObject({ r: 6 });
  client.ask(7, "g", { p: "presence" });
  const presence = { building: { "12": { at: written.at, email: "b@x.fr" } }, order: { "1": true } };
  expect(await client.next()).toEqual({ r: 7, b: { s: "ok", d: presence } });
  client.ask(8, "n", { p: "/presence/building" });
  expect(await client.next()).toMatchObject({ r: 8 });
  client.ask(9, "p", { p: "presence", d: null });
  expect(await client.next()).toMatchObject({ r: 9, b: { s: "ok" } });
});

test("keep-alive is passed over, a ping is answered with its inner d", async () => {
  await using server = await rawServer();
  const client = await server.client("palier-a");
  await client.next();
  client.say("0");
  client.say('{"t":"c","d":{"t":"p","d":{}}}');
  expect(await client.next()).toEqual({ t: "c", d: { t: "o", d: null } });
});

test("a message in parts is put together", async () => {
  await using server = await rawServer();
  const client = await server.client("palier-a");
  await client.next();
  const text = JSON.stringify({ t: "d", d: { r: 1, a: "p", b: { p: "long", d: "x".repeat(50_000) } } });
  client.say("4");
  for (let at = 0; at < 4; at += 1) client.say(text.slice(at * 16_384, (at + 1) * 16_384));
  expect(await client.next()).toEqual({ r: 1, b: { s: "ok", d: "" } });
});

test("a listener that has it already is sent nothing, one that has something else is sent all", async () => {
  await using server = await rawServer();
  server.realtime.namespace("palier-a").set("list", { a: 1 });
  const client = await server.client("palier-a");
  await client.next();
  client.ask(1, "q", { p: "list", h: "xw4N+rFJkV5CoO8TYh7vRxEfsvo=" });
  expect(await client.next()).toMatchObject({ a: "d" });
  await client.next();
  const { hashOf } = await import("../tree/hash.ts");
  client.ask(2, "q", { p: "list", h: hashOf(server.realtime.namespace("palier-a").at(["list"])) });
  expect(await client.next()).toEqual({ r: 2, b: { s: "ok", d: {} } });
});

test("a second onDisconnect write for a place replaces the first, and those below it", async () => {
  await using server = await rawServer();
  const database = server.realtime.namespace("palier-a");
  const client = await server.client("palier-a");
  const one = { ".sv": { increment: 1 } };
  await client.answer("o", { p: "count/of", d: one });
  await client.answer("o", { p: "count/of", d: one });
  await client.answer("o", { p: "gone/below", d: 1 });
  await client.answer("om", { p: "gone", d: { below: null, beside: 2 } });
  expect(database.lasting()).toEqual({ count: { of: 1 }, gone: { beside: 2 } });
  client.socket.terminate();
  await expect
    .poll(() => database.snapshot(), { interval: 5 })
    .toEqual({ count: { of: 1 }, gone: { beside: 2 } });
});
