/** The verifier against the mock server, over HTTP like its users. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "@palier/mock-server/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { irreversibleRoutes } from "../src/write/irreversible.ts";
import { run } from "./run-command.ts";

const server = await startServer({ port: 0 });
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "palier-verify-"));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const target = ["--base-url", `${server.url}/api`, "--login", "jeanne.martin@palier.test:palier"];
const adapter = ["--adapter", join(import.meta.dirname, "../examples/mock-adapter.ts")];

const report = z.object({
  leftovers: z.array(z.string()),
  routes: z.array(
    z.object({
      route: z.string(),
      provenance: z.string(),
      verdict: z.string(),
      findings: z.array(z.unknown()),
      notVerified: z.array(z.unknown()),
    }),
  ),
});

test("B01 without --write nothing but GET requests and the sign-in is sent", async () => {
  const sent = new Set<string>();
  server.server.on("request", ({ method, url }) => {
    if (method !== "GET") sent.add(`${method} ${url}`);
  });
  const { code, stdout } = await run("verify", ...target, "--only", "deliveryPoint.*", "--cases", "5");
  expect(stdout).toMatch(/all +\d+ passed +0 failed/);
  expect(code).toBe(0);
  expect([...sent]).toEqual(["POST /api/admin/login"]);
});

test("B02 B04 the mock server keeps the contract: no finding, and nothing of the specification is left unverified", async () => {
  const files = { json: join(folder, "r.json"), junit: join(folder, "r.xml"), html: join(folder, "r.html") };
  const reports = Object.entries(files).flatMap(([kind, file]) => ["--report", `${kind}=${file}`]);
  const { code, stdout } = await run(
    "verify",
    ...target,
    ...adapter,
    ...reports,
    "--write",
    "--irreversible",
    "--cases",
    "12",
  );
  const { routes, leftovers } = report.parse(JSON.parse(await readFile(files.json, "utf8")));
  expect(routes.filter(({ findings }) => findings.length > 0)).toEqual([]);
  expect(routes.filter(({ provenance, verdict }) => provenance === "spec" && verdict !== "passed")).toEqual(
    [],
  );
  // Five are not verified: a 409 for adding a service needs a closed one; no file over 16 MB is sent to
  // provoke the 413 of an import and its preview; and no section of the backend's own catalogue is moved to
  // another theme.
  expect(routes.filter(({ verdict }) => verdict !== "passed").map(({ route }) => route)).toEqual([
    "building.addManagedService",
    "neighborhood.addManagedService",
    "wallet.preview",
    "wallet.upload.post",
    "theme.moveSection.post",
  ]);
  expect(leftovers).toContain("order.refund.post: pays money back (orderId 1)");
  expect(code, stdout).toBe(0);
  const [junit, html] = await Promise.all([readFile(files.junit, "utf8"), readFile(files.html, "utf8")]);
  expect(junit.match(/<testsuite /g)).toHaveLength(routes.length);
  expect(junit).not.toContain("<failure");
  expect(html).toContain("<!doctype html>");
  expect(html).not.toMatch(/(?:src|href)=/);
  for (const name of irreversibleRoutes) expect(routes.map(({ route }) => route)).toContain(name);
  // The adapter's world ended with the run.
  expect(server.app.worlds.list().filter(({ name }) => name.startsWith("verify-"))).toEqual([]);
});
