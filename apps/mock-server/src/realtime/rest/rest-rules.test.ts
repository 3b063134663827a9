import { expect, test } from "vitest";
import { rawServer } from "../../../test/kit/raw-client.ts";

const owner = { authorization: "Bearer owner" };

const rulesOf =
  (url: string) =>
  async (body?: string, more = "", headers: Record<string, string> = owner) => {
    const method = body === undefined ? "GET" : "PUT";
    const address = `${url}/.settings/rules.json?ns=palier-a${more}`;
    const answer = await fetch(address, { method, headers, body: body ?? null });
    return [answer.status, await answer.json()];
  };

test("rules are put in force as a deployment does it, for one namespace, and listens that they forbid end", async () => {
  const open = { rules: { ".read": true, ".write": false } };
  await using server = await rawServer({ openRules: false, rules: open });
  const rules = rulesOf(server.url);
  expect(await rules()).toEqual([200, open]);
  const client = await server.client("palier-a");
  await client.answer("q", { p: "/a", h: "" });
  const closed = { rules: { ".read": false } };
  expect(await rules(JSON.stringify(closed))).toEqual([200, { status: "ok" }]);
  expect(await rules(undefined, "&format=strict")).toEqual([200, closed]);
  expect(await client.next()).toMatchObject({ a: "c", b: { p: "a" } });
  expect((await fetch(`${server.url}/a.json?ns=palier-a`)).status).toBe(401);
  expect((await fetch(`${server.url}/a.json?ns=palier-b`)).status).toBe(200);
});

test("rules with a fault, of a stranger, or on trial change nothing", async () => {
  const before = { rules: { ".read": true } };
  await using server = await rawServer({ openRules: false, rules: before });
  const rules = rulesOf(server.url);
  const after = JSON.stringify({ rules: {} });
  expect(await rules("{}")).toEqual([400, { error: expect.stringContaining("rules") }]);
  expect(await rules('{"rules":{".read":"auth.("}}')).toEqual([400, { error: expect.any(String) }]);
  expect(await rules("{rules")).toEqual([400, { error: expect.stringContaining("parse JSON") }]);
  expect(await rules(after, "", {})).toEqual([401, { error: "Permission denied" }]);
  expect(await rules(undefined, "", {})).toEqual([401, { error: "Permission denied" }]);
  expect(await rules(after, "&dryRun=true")).toEqual([400, { error: expect.stringContaining("dryRun") }]);
  expect(await rules()).toEqual([200, before]);
});
