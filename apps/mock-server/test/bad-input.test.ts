import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, json, openDoor, type ProblemAnswer } from "./harness.ts";

const door = await openDoor();
let client: Client;
beforeAll(async () => {
  client = await door.signedIn();
});
afterAll(() => door.close());

const edit = "/admin/building/edit/1";
const ask = (path: string, init: RequestInit = {}) =>
  door.raw(path, {
    ...init,
    headers: {
      cookie: client.cookie,
      "x-csrf-token": client.token,
      ...(init.method === "POST" ? { "content-type": "application/json" } : {}),
      ...(init.headers as Record<string, string> | undefined),
    },
  });

const cases: readonly [name: string, status: number, path: string, init?: RequestInit][] = [
  ["an unknown path", 404, "/admin/nothing"],
  ["the base alone", 404, "/"],
  ["S24 a wallet's id with letters", 404, "/admin/wallets/12a/imports/ajax/list"],
  ["an id with a sign", 404, "/admin/building/edit/-1"],
  ["an id of a hundred digits", 404, `/admin/building/edit/${"9".repeat(100)}`],
  ["a record that is not there", 404, "/admin/building/edit/99999999"],
  ["a NUL in the path", 404, "/admin/building/edit/%00"],
  ["a path that is not decodable", 404, "/admin/building/edit/%E0%A4%A"],
  ["another method on a known path", 405, edit, { method: "DELETE" }],
  ["PUT on a list", 405, "/admin/building/ajax-list", { method: "PUT", body: "{}" }],
  ["POST on a list", 405, "/admin/building/ajax-list", { method: "POST", body: "{}" }],
  ["a query that is not decodable", 400, "/admin/building/ajax-list?search[value]=%E0%A4%A"],
  ["a query that reaches for prototypes", 400, "/admin/building/ajax-list?__proto__[x]=1"],
  ["a query that nests too deep", 400, "/admin/building/ajax-list?a[b][c][d][e][f][g]=1"],
  ["a query that contradicts itself", 400, "/admin/building/ajax-list?order=1&order[0][column]=2"],
  ["an order that is no list", 400, "/admin/building/ajax-list?order[a]=1"],
  ["a filter out of its choices", 400, "/admin/building/ajax-list?status=nonsense"],
  ["a filter given twice as a list", 400, "/admin/building/ajax-list?city[]=a&city[]=b"],
  ["an export without columns", 400, "/admin/building/ajax-list-export"],
  ["an export of an unknown column", 400, "/admin/building/ajax-list-export?column_field_list=name,secret"],
  ["an export of another format", 400, "/admin/building/ajax-list-export?column_field_list=name&format=pdf"],
  ["a body that is no JSON", 400, edit, { method: "POST", body: "{name:" }],
  ["a body that is not UTF-8", 400, edit, { method: "POST", body: new Uint8Array([123, 255, 125]) }],
  ["a list as body", 400, edit, { method: "POST", body: "[1]" }],
  ["a text as body", 400, edit, { method: "POST", body: '"x"' }],
  ["null as body", 400, edit, { method: "POST", body: "null" }],
  [
    "another content type",
    415,
    edit,
    { method: "POST", body: "a=1", headers: { "content-type": "text/plain" } },
  ],
  ["over 1 MB", 413, edit, { method: "POST", body: JSON.stringify({ name: "x".repeat(1_000_001) }) }],
  ["missing fields", 422, edit, { method: "POST", body: "{}" }],
  ["no body where one is needed", 422, edit, { method: "POST" }],
  ["an own __proto__", 422, edit, { method: "POST", body: '{"__proto__":{"name":"x"}}' }],
];

describe("bad input gets a problem answer, and nothing else happens", () => {
  test.each(cases)("%s: %i", async (_name, status, path, init) => {
    const answer = await ask(path, init);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    const problem = await json<ProblemAnswer>(answer);
    expect(problem).toMatchObject({
      status,
      title: expect.any(String),
      type: expect.stringMatching(/^\/problems\//),
    });
    expect(JSON.stringify(problem)).not.toMatch(/at .*\.ts|node_modules|Error:/);
  });

  test("405 names what is allowed, and OPTIONS and HEAD are answered", async () => {
    expect((await ask(edit, { method: "PATCH" })).headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
    const options = await ask(edit, { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, HEAD, POST, OPTIONS"]);
    const head = await ask("/admin/building/ajax-list", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(1000);
  });

  test("422 says each field once, in French", async () => {
    const answer = await ask(edit, {
      method: "POST",
      body: JSON.stringify({ name: " ", postalCode: "1", version: 1 }),
    });
    const { errors = [] } = await json<ProblemAnswer>(answer);
    expect(errors).toContainEqual({ path: "name", message: "Ce champ est obligatoire." });
    expect(errors).toContainEqual({
      path: "postalCode",
      message: "Un code postal a 5 chiffres et commence par un département (exemple\u00a0: 69003).",
    });
  });
});
