import { contract, maxCents, routesOf } from "@palier/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { areas } from "../src/areas.ts";
import { servedRoutes } from "../src/from-contract/route-book.ts";
import { type Client, openDoor } from "./harness.ts";
import { queryKeys } from "./query-keys.ts";
import { sending } from "./route-bodies.ts";
import { filled, paramsOf } from "./route-paths.ts";

const door = await openDoor();
let client: Client;
beforeAll(async () => {
  client = await door.signedIn();
});
afterAll(() => door.close());

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

const methods = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD"];
const templates = servedRoutes(areas).flatMap(({ entry, by }) => (by === "nobody" ? [] : [entry.template]));
const nasty = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }).map(encode),
  fc.constantFrom(
    "%00",
    "..%2f..",
    "%ff",
    "__proto__",
    "-1",
    "1e9",
    "9".repeat(400),
    "%F0%9F%98%80",
    "'\"><script>",
  ),
  fc.integer().map(String),
);

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const paths = fc.oneof(
  fc
    .tuple(fc.constantFrom(...templates), fc.array(nasty, { minLength: 2, maxLength: 2 }))
    .map(([template, values]) => {
      let at = 0;
      return template.replace(/\{\w+\}/g, () => values[at++] ?? "1");
    }),
  nasty.map((text) => `/admin/${text}`),
);
const keys = fc.constantFrom(...queryKeys);
const queries = fc
  .array(fc.tuple(keys, nasty), { maxLength: 6 })
  .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join("&"));
const bodies = fc.oneof(
  fc.json(),
  fc.string(),
  fc.constantFrom("{}", '{"version":1}', "null", '{"__proto__":1}', "[".repeat(5000)),
);

test("2,000 malformed requests: always an answer of the contract, never a 5xx, and the server lives", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...methods),
      paths,
      queries,
      bodies,
      async (method, path, query, body) => {
        const hasBody = method !== "GET" && method !== "HEAD";
        // The rest would be 401.
        if (path === "/admin/logout") return;
        const answer = await ask(`${path}?${query}`, {
          method,
          ...(hasBody ? { body, headers: { "content-type": "application/json" } } : {}),
        });
        const text = await answer.text();
        expect(answer.status, `${method} ${path}?${query} ${body} → ${text}`).toBeLessThan(500);
        if (answer.status < 400 || method === "HEAD") return;
        expect(answer.headers.get("content-type")).toBe("application/problem+json");
        expect(JSON.parse(text)).toMatchObject({ status: answer.status, title: expect.any(String) });
      },
    ),
    { numRuns: 2000 },
  );
  expect((await client.get("/admin/session")).status).toBe(200);
}, 60_000);

const extremes: readonly unknown[] = [
  null,
  "",
  "\u0000",
  "é".repeat(255),
  "\ud83c\udfe0".repeat(40),
  "2026-02-30",
  "0001-01-01T00:00:00Z",
  0,
  maxCents,
  Number.MAX_SAFE_INTEGER,
  -0.5,
  [],
  [1, 1, 1],
  Array(1000).fill(1),
  {},
];

test("bodies that are right but for one extreme value: no 5xx, and every screen is still answered", async () => {
  const all = routesOf(contract).filter(({ meta }) => meta.kind !== "session" && meta.kind !== "media");
  const world = door.app.world("default");
  const bad: string[] = [];
  let taken = 0;
  // Deletions last: others need the records.
  const posts = all.filter(({ method }) => method === "POST");
  for (const route of posts.toSorted(
    (a, b) => Number(/delete/i.test(a.name)) - Number(/delete/i.test(b.name)),
  )) {
    let { path, body } = await sending(client, world, route);
    for (const key of Object.keys(body)) {
      for (const extreme of extremes) {
        const answer = await client.post(path, { ...body, [key]: extreme });
        if (answer.ok) ({ path, body } = await sending(client, world, route));
        if (answer.status >= 500) bad.push(`${route.name} ${key}=${JSON.stringify(extreme).slice(0, 40)}`);
        if (answer.ok) taken += 1;
      }
    }
  }
  for (const route of all.filter(({ method }) => method === "GET")) {
    const columns = route.meta.kind === "export" ? "?column_field_list=id" : "";
    const answer = await client.get(`${filled(route.template, paramsOf(world, route))}${columns}`);
    if (answer.status >= 500) bad.push(`${route.name} afterwards: ${await answer.text()}`);
  }
  expect(bad).toEqual([]);
  expect(taken).toBeGreaterThan(300);
}, 120_000);
