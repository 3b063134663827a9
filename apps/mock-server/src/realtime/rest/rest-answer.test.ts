import { expect, test } from "vitest";
import { rawServer } from "../../../test/kit/raw-client.ts";

const owner = { authorization: "Bearer owner" };

test("the database over plain HTTP, for test tools", async () => {
  await using server = await rawServer({ openRules: false });
  const call = async (
    method: string,
    path: string,
    value?: unknown,
    headers: Record<string, string> = owner,
  ) => {
    const body = value === undefined ? null : JSON.stringify(value);
    const answer = await fetch(`${server.url}/${path}.json?ns=palier-a`, { method, headers, body });
    return [answer.status, await answer.json()];
  };
  expect(await call("PUT", "locks/building/12", { email: "a" })).toEqual([200, { email: "a" }]);
  expect(await call("PATCH", "locks/building", { "12/name": "A", "13": null })).toEqual([
    200,
    { "12/name": "A", "13": null },
  ]);
  expect(await call("GET", "locks")).toEqual([200, { building: { "12": { email: "a", name: "A" } } }]);
  expect(await call("POST", "list", 5)).toEqual([200, { name: expect.stringMatching(/^-[\w-]+$/) }]);
  expect(await call("DELETE", "locks/building/12")).toEqual([200, null]);
  expect(await call("GET", "locks")).toEqual([200, null]);
  await call("PUT", "text", "leaf");
  expect(await call("DELETE", "text/below")).toEqual([200, null]);
  expect(await call("GET", "text")).toEqual([200, "leaf"]);
  expect(await call("GET", "locks", undefined, {})).toEqual([401, { error: "Permission denied" }]);
  expect(await call("PUT", "locks", 1, {})).toEqual([401, { error: "Permission denied" }]);
  expect(await call("PUT", "a%2Eb", 1)).toEqual([400, { error: expect.stringContaining("key") }]);
  expect(await call("GET", "%E0%A4%A")).toEqual([400, { error: expect.stringContaining("encoded") }]);
  expect((await call("PUT", "a"))[0]).toBe(400);
});

test("who says `owner` from a page, or through a proxy, is nobody", async () => {
  await using server = await rawServer({ openRules: false });
  const url = `${server.url}/locks.json?ns=palier-a`;
  for (const headers of [
    { origin: "http://evil.test" },
    { "sec-fetch-site": "cross-site" },
    { "x-forwarded-for": "192.0.2.7" },
    { forwarded: "for=192.0.2.7" },
    { "x-real-ip": "192.0.2.7" },
    { via: "1.1 proxy" },
  ]) {
    const asked = await fetch(url, { headers: { ...owner, ...headers } });
    expect([asked.status, await asked.json()]).toEqual([401, { error: "Permission denied" }]);
    const written = await fetch(url, { method: "PUT", headers: { ...owner, ...headers }, body: "1" });
    expect(written.status).toBe(401);
  }
});

const asOwner =
  (url: string) =>
  async (method: string, query = "", body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/orders.json?ns=palier-a${query}`, {
      method,
      headers: { ...owner, ...headers },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return { status: answer.status, etag: answer.headers.get("etag"), text: await answer.text() };
  };

test.each([
  "orderBy=%22%24key%22",
  "limitToFirst=3",
  "orderBy=at&equalTo=1",
  "timeout=3s",
  "format=export",
  "prnt=pretty",
])("the query parameter %s is refused, not passed over", async (parameter) => {
  await using server = await rawServer({ openRules: false });
  const { status, text } = await asOwner(server.url)("GET", `&${parameter}`);
  expect([status, JSON.parse(text).error]).toEqual([400, expect.stringContaining("not understood")]);
});

test("what is not one of a parameter's words, or does not go together, is refused", async () => {
  await using server = await rawServer({ openRules: false });
  const call = asOwner(server.url);
  const etag = { "x-firebase-etag": "true" };
  const statuses = [
    await call("GET", "&print=loud"),
    await call("GET", "&shallow=1"),
    await call("GET", "&print=pretty&print=silent"),
    await call("PUT", "&shallow=true", 1),
    await call("PATCH", "", { a: 1 }, etag),
    await call("GET", "&shallow=true", undefined, etag),
    await call("POST", "", 1, { "if-match": "x" }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 400]);
  expect((await call("GET")).text).toBe("null");
});

test("print and shallow say as much as is asked for", async () => {
  await using server = await rawServer({ openRules: false });
  const call = asOwner(server.url);
  expect(await call("PUT", "&print=silent", { a: { b: 1 }, c: 2 })).toMatchObject({ status: 204, text: "" });
  expect((await call("GET", "&shallow=true")).text).toBe('{"a":true,"c":2}');
  expect((await call("GET", "&print=pretty")).text).toBe('{\n  "a": {\n    "b": 1\n  },\n  "c": 2\n}\n');
  expect(await call("GET", "&print=silent")).toMatchObject({ status: 204, text: "" });
});

test("a key that objects inherit is an ordinary one", async () => {
  await using server = await rawServer({ openRules: false });
  const call = asOwner(server.url);
  await call("PUT", "", JSON.parse('{"__proto__":{"a":1},"b":2}'));
  await call("PATCH", "", { c: 3, "constructor/d": null });
  expect((await call("GET")).text).toBe('{"__proto__":{"a":1},"b":2,"c":3}');
  await call("PATCH", "", { "__proto__/a": null });
  expect((await call("GET")).text).toBe('{"b":2,"c":3}');
});

test("a write with If-Match happens once: a second one by the same tag gets what stands there", async () => {
  await using server = await rawServer({ openRules: false });
  const call = asOwner(server.url);
  const etag = { "x-firebase-etag": "true" };
  expect((await call("GET", "", undefined, etag)).etag).toBe("null_etag");
  const first = await call("PUT", "", { at: 1 }, { ...etag, "if-match": "null_etag" });
  expect(first.status).toBe(200);
  const late = await call("PUT", "", { at: 2 }, { "if-match": "null_etag" });
  expect(late).toEqual({ status: 412, etag: first.etag, text: '{"at":1}' });
  const gone = await call("DELETE", "", undefined, { "if-match": first.etag ?? "" });
  expect([gone.status, (await call("GET")).text]).toEqual([200, "null"]);
});

test("16 MB is written, more is refused in Google's words, as is what is no JSON", async () => {
  await using server = await rawServer({ openRules: false });
  const call = asOwner(server.url);
  const pieces = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, "x".repeat(1_000_000)]));
  expect((await call("PUT", "&print=silent", pieces(16))).status).toBe(204);
  const { status, text } = await call("PUT", "", pieces(17));
  expect([status, JSON.parse(text).error]).toEqual([
    400,
    expect.stringContaining("exceeds the maximum size"),
  ]);
  const bad = await fetch(`${server.url}/a.json?ns=palier-a`, { method: "PUT", headers: owner, body: "{a:" });
  expect([bad.status, (await bad.json()).error]).toEqual([
    400,
    expect.stringContaining("couldn't parse JSON"),
  ]);
});
