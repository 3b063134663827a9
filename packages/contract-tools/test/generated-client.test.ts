/** A client generated from the document by a public generator (oazapfts) compiles and reaches the mock server. */
import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { openApi } from "@palier/contract/openapi";
import { startServer } from "@palier/mock-server/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";

const run = promisify(execFile);
const bin = (name: string) => join(import.meta.dirname, "../node_modules/.bin", name);
const folder = join(import.meta.dirname, "generated-client");
const [document, client] = [join(folder, "openapi.json"), join(folder, "api.ts")];

beforeAll(async () => {
  await writeFile(document, JSON.stringify(openApi()));
  await run(bin("oazapfts"), [document, client, "--futureStripLegacyMethods", "--argumentStyle=object"]);
});
afterAll(() => Promise.all([document, client].map((file) => rm(file, { force: true }))));

const worker = z.object({
  work: z.function({ input: [z.string(), z.custom<typeof fetch>()], output: z.promise(z.unknown()) }),
});

/** Keeps the session's cookie, like a browser. */
function browserFetch(): typeof fetch {
  let cookie = "";
  return async (url, init) => {
    const headers = new Headers(init?.headers);
    if (cookie !== "") headers.set("cookie", cookie);
    const answer = await fetch(url, { ...init, headers });
    cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return answer;
  };
}

test("B07 the client has a function for every operation, and compiles without a doubt", async () => {
  const text = await readFile(client, "utf8");
  const functions = new Set([...text.matchAll(/^export function (\w+)/gm)].map(([, name]) => name));
  const operations = Object.values(openApi().paths).flatMap(({ get, post }) =>
    [get, post].flatMap((each) => (each === undefined ? [] : [each.operationId])),
  );
  const named = (id: string) => id.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());
  expect(operations.map(named).filter((name) => !functions.has(name))).toEqual([]);
  // tsc reports on standard output and fails by its exit code.
  await run(bin("tsc"), ["-p", folder]).catch(({ stdout }) => expect.fail(stdout));
});

test("B07 the client talks to the mock server: reads, saves, and is refused what is stale", async () => {
  const server = await startServer({ port: 0 });
  const made: string = join(folder, "work.ts");
  const { work } = worker.parse(await import(made));
  expect(await work(`${server.url}/api`, browserFetch())).toMatchObject({
    list: { status: 200, data: { draw: 4, data: [{ city: "Lyon", status: "active" }, {}, {}] } },
    saved: { status: 200, data: { id: 1, version: 2, name: "Par un client généré" } },
    late: { status: 409, data: { type: "/problems/stale-version", current: { version: 2 } } },
  });
  expect(server.app.world("default").table("building").get(1)?.name).toBe("Par un client généré");
  await server.close();
});
