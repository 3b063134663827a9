/** A route with answers that no client expects gets a clear finding; the others are verified. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { verify } from "../src/run/verify.ts";
import { httpTransport } from "../src/wire/http-transport.ts";
import { defaultLimits } from "../src/wire/read-body.ts";
import { type Dress, dressedBackend, pathOf } from "./dresses/dressed-backend.ts";
import { problemOf, withHeader } from "./mutants/door.ts";
import { run } from "./run-command.ts";

const login = ["--login", "jeanne.martin@palier.test:palier"];
const verifying = (url: string, ...args: string[]) =>
  run("verify", "--base-url", url, ...login, "--cases", "4", ...args);

const json = { "content-type": "application/json" };
/** Some hundred kilobytes that decompress to more than a body may have. */
const bomb = gzipSync(Buffer.alloc(70_000_000, 32), { level: 1 });

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
    "a body that is packed and long",
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
  const { code, stdout, stderr } = await verifying(backend.url, ...only);
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

test("B01 B02 a file that never ends is left after a while, and the report says so", async () => {
  await using backend = await wrongAt(/concierge-ajax\/export.*column_field_list=id%2Cversion/, (out) =>
    endless(out.writeHead(200, csv), "1;2\r\n"),
  );
  const limits = { ...defaultLimits, streamFor: 500 };
  const { ledgers } = await verify({
    transport: httpTransport(new URL(backend.url), { limits }),
    base: backend.url,
    login: { email: "jeanne.martin@palier.test", password: "palier" },
    only: ({ name }) => name === "supplier.export",
    cases: 0,
  });
  const [ledger] = ledgers;
  const reasons = ledger?.gaps.map(({ reason }) => reason).join();
  expect(reasons).toMatch(/too long: 0 MB came in 0.5 s, and it was not the end/);
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
