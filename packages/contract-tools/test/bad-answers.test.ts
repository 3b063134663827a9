/** A route with answers that no client expects gets a clear finding; the others are verified. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { type Dress, dressedBackend, pathOf } from "./dresses/dressed-backend.ts";
import { problemOf, withHeader } from "./mutants/door.ts";
import { run } from "./run-command.ts";
import { wildServer } from "./wild-server.ts";

const login = ["--login", "jeanne.martin@palier.test:palier"];
const verifying = (url: string, ...args: string[]) =>
  run("verify", "--base-url", url, ...login, "--cases", "4", ...args);

const json = { "content-type": "application/json" };
/** A megabyte that decompresses to a gigabyte of blanks. */
const bomb = gzipSync(Buffer.alloc(1_000_000_000, 32), { level: 1 });

/** Repeats a chunk until the client disconnects. */
function endless(outgoing: ServerResponse, part: string): void {
  const timer = setInterval(() => outgoing.write(part), 20);
  outgoing.once("close", () => clearInterval(timer));
}

type Answer = (outgoing: ServerResponse, incoming: IncomingMessage) => unknown;

/** A correct backend, except at matching addresses. */
const wrongAt = (pattern: RegExp, answer: Answer) =>
  dressedBackend({
    early: (incoming, outgoing) => {
      if (!pattern.test(incoming.url ?? "")) return false;
      answer(outgoing, incoming);
      return true;
    },
  });

test.each<[what: string, answer: Answer, found: RegExp]>([
  [
    "an answer that never ends",
    (out) => endless(out.writeHead(200, json), " "),
    /found +no whole answer within 3000 ms/,
  ],
  [
    "an HTML page with 502",
    (out) => out.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad Gateway</h1>"),
    /found +502, to everything\n/,
  ],
  [
    "an HTML page with 500",
    (out) => out.writeHead(500, { "content-type": "text/html" }).end("<h1>Internal Server Error</h1>"),
    /found +status 500, to everything\n +answer +500 text\/html <h1>/,
  ],
  [
    "a redirect to a sign-in page",
    (out) => out.writeHead(302, { location: "/login?next=%2Fadmin" }).end(),
    /found +302, to \/login, to everything\n/,
  ],
  [
    "a gigabyte packed into a megabyte",
    (out) => out.writeHead(200, { ...json, "content-encoding": "gzip" }).end(bomb),
    /found +the body is longer than 64000000 bytes/,
  ],
  [
    "what cannot be unpacked",
    (out) => out.writeHead(200, { ...json, "content-encoding": "gzip" }).end("not packed"),
    /found +the body cannot be unpacked \(gzip\)/,
  ],
])("B01 B03 %s is one finding, and the run goes on", async (_what, answer, found) => {
  await using backend = await wrongAt(/building-cities-list/, answer);
  const only = ["--only", "building.cities,wallet.search"];
  const timeout = found.source.includes("3000 ms") ? "3000" : "15000";
  const { code, stdout, stderr } = await verifying(backend.url, ...only, "--timeout", timeout);
  expect(stdout).toMatch(found);
  expect(stdout.match(/^FAILED/gm), stdout).toHaveLength(1);
  expect(stdout).toMatch(/wallet +1 passed/);
  expect(stderr).toBe("");
  expect(code).toBe(1);
});

const csv = {
  "content-type": "text/csv; charset=utf-8",
  "content-disposition": 'attachment; filename="a.csv"',
};

test("B01 B03 a file of a gigabyte without a line end, packed, is one finding", async () => {
  await using backend = await wrongAt(/concierge-ajax\/export.*format=csv/, (out) =>
    out.writeHead(200, { ...csv, "content-encoding": "gzip" }).end(bomb),
  );
  const { code, stdout } = await verifying(backend.url, "--only", "supplier.export", "--timeout", "15000");
  expect(stdout).toMatch(/found +no byte order mark; lines that are no CSV with ; and CRLF/);
  expect(stdout.match(/^FAILED/gm), stdout).toHaveLength(1);
  expect(code).toBe(1);
});

test("B01 B02 a file that never ends is left after a while: not verified, with the reason", async () => {
  await using backend = await wrongAt(/concierge-ajax\/export.*column_field_list=id%2Cversion/, (out) =>
    endless(out.writeHead(200, csv), "1;2\r\n"),
  );
  const args = ["--only", "supplier.export", "--cases", "0", "--timeout", "1000"];
  const { stdout } = await verifying(backend.url, ...args);
  expect(stdout).toMatch(/too long: 0 MB came in 12 s, and it was not the end/);
});

test("B01 a sign-in that answers a packed gigabyte is one line and exit code 2", async () => {
  await using server = await wildServer((_, out) =>
    out.writeHead(200, { ...json, "content-encoding": "gzip" }).end(bomb),
  );
  const { code, stdout, stderr } = await verifying(server.url, "--timeout", "15000");
  expect(stderr).toMatch(/^palier-contract: GET \/admin\/session: the body is longer than 64000000 bytes\n$/);
  expect(stdout).toBe("");
  expect(code).toBe(2);
});

test("B01 B11 a clock two hours behind: its cookies hold, and its limits are waited for by its own time", async () => {
  let count = 0;
  const behind = (milliseconds: number) => new Date(Date.now() - 7_200_000 + milliseconds).toUTCString();
  const dress: Dress = async (request, next) => {
    count += 1;
    const limited = withHeader(problemOf(429), "retry-after", behind(1000));
    const answer = count === 12 ? limited : await next();
    const dated = withHeader(answer, "date", behind(0));
    // Valid for an hour by the backend's clock, expired for over an hour by ours.
    const setCookies = answer.setCookies.map((each) => `${each}; Expires=${behind(3_600_000)}`);
    return pathOf(request) === "/admin/login" ? { ...dated, setCookies } : dated;
  };
  await using backend = await dressedBackend({ dress });
  const { code, stdout } = await verifying(backend.url, "--only", "building.cities");
  expect(stdout).toMatch(/building +1 passed/);
  expect(code, stdout).toBe(0);
});
