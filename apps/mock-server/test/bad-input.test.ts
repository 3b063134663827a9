import { connect } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { areas } from "../src/areas.ts";
import { servedRoutes } from "../src/from-contract/route-book.ts";
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
    expect(errors).toContainEqual({ path: "postalCode", message: "Un code postal a 5 chiffres." });
  });
});

/** Sends bytes as they are and gives what comes back until the other side closes, or 300 ms of silence. */
const rawBytes = (bytes: string, cut = false): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(door.url);
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes);
      if (cut) socket.destroy();
    });
    let text = "";
    socket.setTimeout(1000, () => socket.destroy());
    socket.on("data", (chunk) => {
      text += chunk.toString();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(text));
  });

describe("a connection that misbehaves harms nobody else", () => {
  const post = `POST /api${edit} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`;
  const auth = () => `cookie: ${client.cookie}\r\nx-csrf-token: ${client.token}\r\nconnection: close\r\n`;

  test.each([
    ["no HTTP at all", "hello\r\n\r\n", 400],
    ["a target that is no path", "GET nonsense HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", 400],
    ["headers beyond all measure", `GET / HTTP/1.1\r\nhost: x\r\nx: ${"y".repeat(40_000)}\r\n\r\n`, 400],
    ["no host", "GET /api/ HTTP/1.1\r\nconnection: close\r\n\r\n", 400],
  ])("%s", async (_name, bytes, status) => {
    expect(await rawBytes(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test("a huge body is refused before it is read", async () => {
    expect(await rawBytes(`${post}${auth()}content-length: 5000000000\r\n\r\n{`)).toMatch(/^HTTP\/1.1 413 /);
  });

  test("a body that never says its length is refused at 1 MB", async () => {
    const chunk = `${(65_536).toString(16)}\r\n${"x".repeat(65_536)}\r\n`;
    expect(await rawBytes(`${post}${auth()}transfer-encoding: chunked\r\n\r\n${chunk.repeat(20)}`)).toMatch(
      /^HTTP\/1.1 413 /,
    );
  });

  test("bodies that break off and readers that leave", async () => {
    await rawBytes(`${post}${auth()}content-length: 100\r\n\r\n{"name":`, true);
    await rawBytes(
      `GET /api/admin/building/ajax-list-export?column_field_list=name HTTP/1.1\r\nhost: x\r\n${auth()}\r\n`,
      true,
    );
    expect((await client.get("/admin/session")).status).toBe(200);
  });
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
const keys = fc.constantFrom(
  "draw",
  "start",
  "length",
  "search[value]",
  "order[0][column]",
  "order[0][dir]",
  "columns[0][data]",
  "columns[0][search][value]",
  "column_field_list",
  "format",
  "term",
  "page",
  "ids",
  "status",
  "city",
  "a[b][c]",
  "__proto__",
  "x[]",
);
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
        // Signing out by chance would make the rest of the run a test of 401 alone.
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
