/** B10 Whatever is sent, the answer is the contract's, and the server goes on. */
import { check, maxCents } from "@palier/contract";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { json, type ProblemAnswer } from "../kit/client.ts";
import { filled, paramsOf, posts, routes, sending } from "../kit/route-bodies.ts";
import { app, openWorld, sendTo } from "../kit/worlds.ts";

const world = await openWorld();
const { client } = world;
afterAll(world.close);
const send = sendTo(app, world.name);

const ask = (path: string, init: RequestInit = {}) => {
  const type = init.method === "POST" ? { "content-type": "application/json" } : {};
  const session = { cookie: client.cookie, "x-csrf-token": client.token };
  return send(path, {
    ...init,
    headers: { ...session, ...type, ...(init.headers as Record<string, string> | undefined) },
  });
};
const edit = "/admin/building/edit/1";
const posted = (body: BodyInit, headers: Record<string, string> = {}) => ({ method: "POST", body, headers });

const cases: readonly [name: string, status: number, path: string, init?: RequestInit][] = [
  ["an unknown path", 404, "/admin/nothing"],
  ["the base alone", 404, "/"],
  ["S24 a wallet's id with letters", 404, "/admin/wallets/12a/imports/ajax/list"],
  ["an id with a sign", 404, "/admin/building/edit/-1"],
  ["an id of a hundred digits", 404, `/admin/building/edit/${"9".repeat(100)}`],
  ["a NUL in the path", 404, "/admin/building/edit/%00"],
  ["a path that is not decodable", 404, "/admin/building/edit/%E0%A4%A"],
  ["a path of the specification with a slash more", 404, "/buildings/ajax/1/admin/building/managed-services"],
  ["another method on a known path", 405, edit, { method: "DELETE" }],
  ["POST on a list", 405, "/admin/building/ajax-list", posted("{}")],
  ["a query that is not decodable", 400, "/admin/building/ajax-list?search[value]=%E0%A4%A"],
  ["a query that reaches for prototypes", 400, "/admin/building/ajax-list?__proto__[x]=1"],
  ["a query that nests too deep", 400, "/admin/building/ajax-list?a[b][c][d][e][f][g]=1"],
  ["a query that contradicts itself", 400, "/admin/building/ajax-list?order=1&order[0][column]=2"],
  ["an order that is no list", 400, "/admin/building/ajax-list?order[a]=1"],
  ["a filter out of its choices", 400, "/admin/building/ajax-list?status=nonsense"],
  ["a filter given twice as a list", 400, "/admin/building/ajax-list?city[]=a&city[]=b"],
  ["an export of an unknown column", 400, "/admin/building/ajax-list-export?column_field_list=name,secret"],
  ["an export of another format", 400, "/admin/building/ajax-list-export?column_field_list=name&format=pdf"],
  ["a body that is no JSON", 400, edit, posted("{name:")],
  ["a body that is not UTF-8", 400, edit, posted(new Uint8Array([123, 255, 125]))],
  ["a list as body", 400, edit, posted("[1]")],
  ["null as body", 400, edit, posted("null")],
  ["another content type", 415, edit, posted("a=1", { "content-type": "text/plain" })],
  ["a body over 1 MB", 413, edit, posted(JSON.stringify({ name: "x".repeat(1_000_001) }))],
  ["no body where one is needed", 422, edit, { method: "POST" }],
  ["an own __proto__", 422, edit, posted('{"__proto__":{"name":"x"}}')],
];

describe("B10 bad input gets a problem answer, and nothing else happens", () => {
  test.each(cases)("%s: %i", async (_name, status, path, init) => {
    const { revision } = world.state();
    const answer = await ask(path, init);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    const problem = await json<ProblemAnswer>(answer);
    const said = { status, title: expect.any(String), type: expect.stringMatching(/^\/problems\//) };
    expect(problem).toMatchObject(said);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(problem)).not.toMatch(/at .*\.ts|node_modules|Error:/);
    expect(world.state().revision).toBe(revision);
  });

  test("405 names what is allowed, and OPTIONS and HEAD are answered", async () => {
    const allow = "GET, HEAD, POST, OPTIONS";
    expect((await ask(edit, { method: "PATCH" })).headers.get("allow")).toBe(allow);
    const options = await ask(edit, { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, allow]);
    const head = await ask("/admin/building/ajax-list", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  test("422 says each field once, in French", async () => {
    const { errors = [] } = await json<ProblemAnswer>(
      ask(edit, posted('{"name":" ","postalCode":"1","version":1}')),
    );
    expect(errors).toContainEqual({ path: "name", message: "Ce champ est obligatoire." });
    const message =
      "Un code postal a 5 chiffres et commence par le numéro du département (exemple\u00a0: 69003).";
    expect(errors).toContainEqual({ path: "postalCode", message });
  });
});

const nasty = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
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
const paths = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...routes.map(({ template }) => template)),
      fc.array(nasty, { minLength: 2, maxLength: 2 }),
    )
    .map(([template, values]) => template.replace(/\{\w+\}/g, () => values.pop() ?? "1")),
  nasty.map((text) => `/admin/${text}`),
);
const queryKeys = [
  ...["draw", "start", "length", "search[value]", "order[0][column]", "order[0][dir]", "columns[0][data]"],
  ...["columns[0][search][value]", "column_field_list", "format", "term", "page", "ids", "status", "city"],
  ...["a[b][c]", "__proto__", "x[]"],
];
const queries = fc
  .array(fc.tuple(fc.constantFrom(...queryKeys), nasty), { maxLength: 6 })
  .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join("&"));
const bodies = fc.oneof(
  fc.json(),
  fc.string(),
  fc.constantFrom("{}", '{"version":1}', "null", '{"__proto__":1}', "[".repeat(5000)),
);

test(
  "B10 a malformed request is always answered as the contract says, and never by a 5xx",
  async () => {
    const methods = fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD");
    await fc.assert(
      fc.asyncProperty(methods, paths, queries, bodies, async (method, path, query, body) => {
        // The rest would be 401.
        if (path === "/admin/logout") return;
        const sent =
          method === "GET" || method === "HEAD" ? {} : posted(body, { "content-type": "application/json" });
        const answer = await ask(`${path}?${query}`, { ...sent, method });
        const text = await answer.text();
        expect(answer.status, `${method} ${path}?${query} ${body} → ${text}`).toBeLessThan(500);
        if (answer.status < 400 || method === "HEAD") return;
        expect(answer.headers.get("content-type")).toBe("application/problem+json");
        expect(JSON.parse(text)).toMatchObject({ status: answer.status, title: expect.any(String) });
      }),
      // `npm run trial -- fuzz` runs more.
      { numRuns: Number(process.env.PALIER_RUNS ?? 500) },
    );
    expect((await client.get("/admin/session")).status).toBe(200);
  },
  Number(process.env.PALIER_RUNS ?? 500) * 100,
);

test("B10 a body that is right but for one extreme value is answered, and every screen afterwards", async () => {
  const extremes: readonly unknown[] = [
    ...[null, "\u0000", "\ud83c\udfe0".repeat(40), "2026-02-30", "0001-01-01T00:00:00Z", maxCents],
    ...[Number.MAX_SAFE_INTEGER, -0.5, [1, 1, 1], Array(1000).fill(1), {}],
  ];
  const own = await openWorld();
  const bad: string[] = [];
  let taken = 0;
  // Deletions last: others need the records.
  const order = (name: string) => Number(/delete/i.test(name));
  for (const route of posts.toSorted((a, b) => order(a.name) - order(b.name))) {
    let { path, body } = await sending(own.client, own.state(), route);
    for (const key of Object.keys(body))
      for (const extreme of extremes) {
        const sent = { ...body, [key]: extreme };
        // The contract's own refusals need no server.
        if (route.body !== undefined && !check(route.body, sent).ok) continue;
        const answer = await own.client.post(path, sent);
        if (answer.status >= 500) bad.push(`${route.name} ${key}=${JSON.stringify(extreme).slice(0, 40)}`);
        if (!answer.ok) continue;
        taken += 1;
        ({ path, body } = await sending(own.client, own.state(), route));
      }
  }
  for (const route of routes.filter(({ method, meta }) => method === "GET" && meta.kind !== "media")) {
    const columns = route.meta.kind === "export" ? "?column_field_list=id" : "";
    const answer = await own.client.get(`${filled(route.template, paramsOf(own.state(), route))}${columns}`);
    if (answer.status >= 500) bad.push(`${route.name} afterwards: ${await answer.text()}`);
  }
  own.close();
  expect(bad).toEqual([]);
  expect(taken).toBeGreaterThan(150);
});
