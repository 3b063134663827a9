/** The verifier against the mock server, which keeps the contract. */
import { lockAreaOf } from "@palier/contract";
import { MockApp } from "@palier/mock-server";
import { startServer } from "@palier/mock-server/node";
import { expect, test } from "vitest";
import { bodies, ids } from "../examples/mock-adapter.ts";
import { verify } from "../src/run/verify.ts";
import { irreversibleRoutes } from "../src/write/irreversible.ts";
import { appTransport } from "./mutants/door.ts";
import { run } from "./run-command.ts";

test("B01 without --write nothing but GET requests and the sign-in is sent", async () => {
  const server = await startServer({ port: 0 });
  const sent = new Set<string>();
  server.server.on("request", ({ method, url }) => {
    if (method !== "GET") sent.add(`${method} ${url}`);
  });
  const target = ["--base-url", `${server.url}/api`, "--login", "jeanne.martin@palier.test:palier"];
  const { code, stdout } = await run("verify", ...target, "--only", "readyAnswer.*", "--cases", "5");
  expect(stdout).toMatch(/all +\d+ passed +0 failed/);
  expect(code).toBe(0);
  expect([...sent]).toEqual(["POST /api/admin/login"]);
  await server.close();
});

// The one run over the whole contract: eleven thousand requests, ten seconds of a processor, and twice that over
// sockets.
test("B02 B04 the mock server keeps the contract: no finding, and nothing of the specification is left unverified", async () => {
  const app = new MockApp();
  const other = app.worlds.of("default").virtualAdmins.player("karim.benali@palier.test");
  const { ledgers, leftovers } = await verify({
    transport: appTransport(app),
    base: "http://mock.invalid/api",
    login: { email: "jeanne.martin@palier.test", password: "palier" },
    cases: 4,
    bodies,
    ids,
    write: true,
    irreversible: true,
    // In this minute the uploaded file is imported.
    settle: async () => app.world("default").clock.move(60_000),
    locks: {
      hold: async (entity, id) => void (await other.lock(lockAreaOf(entity), id, true)),
      release: async (entity, id) => void (await other.leave(lockAreaOf(entity), id)),
    },
  });
  expect(ledgers.flatMap(({ findings }) => findings)).toEqual([]);
  const names = ledgers.map(({ route }) => route.name);
  for (const name of irreversibleRoutes) expect(names).toContain(name);
  // Six are not verified, none of the specification: a 409 for adding a service needs a closed one; no file over
  // 16 MB is sent to provoke the 413 of an import and its preview; no form publishes a news item, to take that back; and
  // no section of the backend's own catalogue is moved to another theme.
  const unverified = ledgers.filter(({ verdict }) => verdict !== "passed").map(({ route }) => route);
  expect(unverified.filter(({ meta }) => meta.provenance === "spec")).toEqual([]);
  expect(unverified.map(({ name }) => name)).toEqual([
    "building.addManagedService",
    "neighborhood.addManagedService",
    "wallet.preview",
    "wallet.upload.post",
    "news.undo",
    "theme.moveSection.post",
  ]);
  expect(leftovers).toContain("order.refund.post: pays money back (orderId 1)");
});
