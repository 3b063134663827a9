import { expect, test } from "vitest";
import { rawServer } from "../testing/raw-client.ts";

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
    { "12": { email: "a", name: "A" } },
  ]);
  expect(await call("GET", "locks")).toEqual([200, { building: { "12": { email: "a", name: "A" } } }]);
  expect(await call("POST", "list", 5)).toEqual([200, { name: expect.stringMatching(/^-[\w-]+$/) }]);
  expect(await call("DELETE", "locks/building/12")).toEqual([200, null]);
  expect(await call("GET", "locks")).toEqual([200, null]);
  expect(await call("GET", "locks", undefined, {})).toEqual([401, { error: "Permission denied" }]);
  expect(await call("PUT", "locks", 1, {})).toEqual([401, { error: "Permission denied" }]);
  expect(await call("PUT", "a%2Eb", 1)).toEqual([400, { error: expect.stringContaining("key") }]);
  expect(await call("GET", "%E0%A4%A")).toEqual([400, { error: expect.stringContaining("encoded") }]);
  expect((await call("PUT", "a"))[0]).toBe(400);
});

test("paths that are not its own are left to others", async () => {
  await using server = await rawServer();
  expect((await fetch(`${server.url}/__mock/firebase.json`)).status).toBe(404);
  expect((await fetch(`${server.url}/api/buildings?ns=palier-a`)).status).toBe(404);
});

test("who says `owner` from a page, or through a proxy, is nobody", async () => {
  await using server = await rawServer({ openRules: false });
  const url = `${server.url}/locks.json?ns=palier-a`;
  for (const headers of [
    { origin: "http://evil.test" },
    { "sec-fetch-site": "cross-site" },
    { "x-forwarded-for": "192.0.2.7" },
  ]) {
    const asked = await fetch(url, { headers: { ...owner, ...headers } });
    expect([asked.status, await asked.json()]).toEqual([401, { error: "Permission denied" }]);
    const written = await fetch(url, { method: "PUT", headers: { ...owner, ...headers }, body: "1" });
    expect(written.status).toBe(401);
  }
});
