import { once } from "node:events";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { rawServer } from "../../test/kit/raw-client.ts";
import { sign } from "./auth/signed-text.ts";

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });

test.each<[string, string, unknown, string]>([
  ["an unknown action", "zz", {}, "invalid_request"],
  ["an action named like what objects inherit", "constructor", {}, "invalid_request"],
  ["no path", "p", { d: 1 }, "invalid_path"],
  ["a number for a path", "q", { p: 5 }, "invalid_path"],
  ["a path with a dot", "p", { p: "a.b", d: 1 }, "invalid_path"],
  ["a path with a bracket", "g", { p: "a[0]" }, "invalid_path"],
  ["a path with #", "q", { p: "a#" }, "invalid_path"],
  ["a path with $", "o", { p: "$a", d: 1 }, "invalid_path"],
  ["a path with a control character", "p", { p: "a\u0007", d: 1 }, "invalid_path"],
  ["a path of 33 levels", "p", { p: "a/".repeat(33), d: 1 }, "invalid_path"],
  ["a key of 769 bytes", "p", { p: "x".repeat(769), d: 1 }, "invalid_path"],
  ["a key with a slash in a value", "p", { p: "a", d: { "b/c": 1 } }, "invalid_path"],
  ["an empty key in a value", "p", { p: "a", d: { "": 1 } }, "invalid_path"],
  ["a value of 33 levels", "p", { p: "", d: deep(33) }, "invalid_data"],
  ["an unknown server value", "p", { p: "a", d: { ".sv": "nothing" } }, "invalid_data"],
  ["an increment by a text", "p", { p: "a", d: { ".sv": { increment: "1" } } }, "invalid_data"],
  ["a priority", "p", { p: "a", d: { ".priority": 1, b: 1 } }, "invalid_data"],
  ["an update that is no object", "m", { p: "a", d: [1] }, "invalid_data"],
  ["an update of its own place", "m", { p: "a", d: { "": 1 } }, "invalid_path"],
  ["an update of a place and one in it", "m", { p: "a", d: { b: 1, "b/c": 2 } }, "invalid_path"],
  ["an update of a place twice", "m", { p: "a", d: { b: 1, "b/": 2 } }, "invalid_path"],
  ["a query that is a text", "q", { p: "a", q: "all" }, "invalid_query"],
  ["a limit of nothing", "q", { p: "a", q: { l: 0 }, t: 1 }, "invalid_query"],
  ["a limit of half", "g", { p: "a", q: { l: 1.5 } }, "invalid_query"],
  ["a bound that is an object", "g", { p: "a", q: { sp: {} } }, "invalid_query"],
  ["a tag that is a text", "q", { p: "a", q: { l: 1 }, t: "1" }, "invalid_query"],
  ["a token that is none", "auth", { cred: "nonsense" }, "invalid_token"],
  ["no token", "auth", {}, "invalid_token"],
  ["credentials that no Admin SDK sends", "gauth", { cred: "root" }, "invalid_token"],
])(
  "%s is refused with a reason, logged once, and the connection goes on",
  async (_, action, body, status) => {
    await using server = await rawServer();
    const client = await server.client("palier-a");
    for (let time = 0; time < 3; time += 1) {
      expect(await client.answer(action, body)).toEqual({ s: status, d: expect.stringMatching(/.{5}/) });
    }
    expect(server.logged).toHaveLength(1);
    expect(await client.answer("p", { p: "fine", d: 1 })).toEqual({ s: "ok", d: "" });
    expect(server.realtime.namespace("palier-a").snapshot()).toEqual({ fine: 1 });
  },
);

test.each([
  ["no JSON", "nonsense"],
  ["no object", "[1,2]"],
  ["an unknown type", '{"t":"x","d":{}}'],
  ["a request without a number", '{"t":"d","d":{"a":"q","b":{}}}'],
  ["a request without an action", '{"t":"d","d":{"r":1,"b":{}}}'],
  ["a request that is no object", '{"t":"d","d":"q"}'],
  ["a number of parts that is none", "-3"],
  ["too many parts", "99999"],
])("%s ends the connection with a reason, logged once; others go on", async (_, frame) => {
  await using server = await rawServer();
  const other = await server.client("palier-a");
  for (let time = 0; time < 2; time += 1) {
    const client = await server.client("palier-a");
    client.say(frame);
    expect(await client.closed).toEqual({ code: 1008, reason: expect.stringMatching(/.{5}/) });
  }
  expect(server.logged).toHaveLength(1);
  expect(await other.answer("p", { p: "fine", d: 1 })).toEqual({ s: "ok", d: "" });
});

test("a message over the limit ends the connection, in one frame or in parts", async () => {
  await using server = await rawServer({ maxMessage: 100_000 });
  const whole = await server.client("palier-a");
  whole.say(JSON.stringify({ t: "d", d: { r: 1, a: "p", b: { p: "a", d: "x".repeat(100_000) } } }));
  expect((await whole.closed).reason).toContain("longer than 100000");
  const parts = await server.client("palier-a");
  parts.say("7");
  for (let part = 0; part < 3; part += 1) parts.say("x".repeat(40_000));
  expect((await parts.closed).reason).toContain("longer than 100000");
  const huge = await server.client("palier-a");
  huge.say("x".repeat(400_000));
  expect((await huge.closed).code).toBe(1009);
  expect(server.realtime.namespace("palier-a").snapshot()).toBeNull();
});

test("a binary frame ends the connection", async () => {
  await using server = await rawServer();
  const client = await server.client("palier-a");
  client.socket.send(Buffer.from("{}"));
  expect((await client.closed).reason).toContain("binary");
});

test("tokens that are unsigned, signed by others, of another project or expired are refused", async () => {
  let now = Date.now();
  await using server = await rawServer({ clock: () => now });
  const client = await server.client("palier-a");
  const { url } = server;
  const signIn = async (key: string): Promise<string> => {
    const token = server.realtime.customToken(key, "u", { email: "a@palier.fr" });
    const call = "identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken";
    const body = JSON.stringify({ token });
    return (await (await fetch(`${url}/${call}?key=${key}`, { method: "POST", body })).json()).idToken;
  };
  const good = await signIn("palier-a");
  expect(await client.answer("auth", { cred: good })).toMatchObject({ s: "ok" });
  const [head = "", body = "", signature = ""] = good.split(".");
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url");
  const claims: unknown = JSON.parse(Buffer.from(body, "base64url").toString());
  const forged = sign({ ...Object(claims) }, Buffer.from("another key"));
  const changed = Buffer.from(JSON.stringify({ ...Object(claims), email: "b@palier.fr" })).toString(
    "base64url",
  );
  const bad = [
    `${none}.${body}.`,
    `${none}.${body}.${signature}`,
    `${head}.${body}.`,
    `${head}.${changed}.${signature}`,
    forged,
    await signIn("palier-b"),
    `${good}.more`,
    // The right key, another purpose.
    server.realtime.customToken("palier-a", "u", { email: "a@palier.fr" }),
    "x".repeat(20_000),
  ];
  for (const cred of bad) expect(await client.answer("auth", { cred })).toMatchObject({ s: "invalid_token" });
  now += 3_601_000;
  const late = await client.answer("auth", { cred: good });
  expect(late).toEqual({ s: "invalid_token", d: "the token has expired" });
});

async function refusal(port: number, path: string): Promise<[number, string]> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
  const [, response] = await once(socket, "unexpected-response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return [response.statusCode, Buffer.concat(chunks).toString()];
}

test("upgrades for other versions, impossible namespaces and switched-off worlds are refused", async () => {
  await using server = await rawServer({ maxNamespaces: 2 });
  const { port, realtime } = server;
  expect(await refusal(port, "/.ws?v=4&ns=palier-a")).toEqual([400, expect.stringContaining("version 5")]);
  expect(await refusal(port, "/.ws?v=5")).toEqual([400, "no such namespace"]);
  expect(await refusal(port, "/.ws?v=5&ns=..%2f..")).toEqual([400, "no such namespace"]);
  realtime.namespace("palier-a").online = false;
  expect(await refusal(port, "/.ws?v=5&ns=palier-a")).toEqual([503, expect.stringContaining("switched off")]);
  realtime.namespace("palier-a").set("x", 1);
  realtime.namespace("palier-b").set("x", 1);
  expect(await refusal(port, "/.ws?v=5&ns=palier-c")).toEqual([400, "no such namespace"]);
  realtime.namespace("palier-b").set("x", null);
  expect(realtime.namespace("palier-c").snapshot()).toBeNull();
});

test("long polling is refused with what to do instead", async () => {
  await using server = await rawServer();
  const answer = await fetch(`${server.url}/.lp?start=t&ser=1&cb=1&v=5&ns=palier-a`);
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("forceWebSockets")]);
});
