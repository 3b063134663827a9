/** The verifier against the mock server, over HTTP, as its users run it. */
import { startServer } from "@palier/mock-server/node";
import { afterAll, expect, test } from "vitest";
import { run } from "./run-command.ts";

const server = await startServer({ port: 0 });
afterAll(() => server.close());
const target = ["--base-url", `${server.url}/api`, "--login", "jeanne.martin@palier.test:palier"];

test("B01 without --write nothing but GET requests and the sign-in is sent", async () => {
  const sent = new Set<string>();
  server.server.on("request", ({ method, url }) => {
    if (method !== "GET") sent.add(`${method} ${url}`);
  });
  const { code, stdout } = await run("verify", ...target, "--only", "order.*,building.*", "--cases", "5");
  expect(stdout).toMatch(/all +\d+ passed +0 failed/);
  expect(code).toBe(0);
  expect([...sent]).toEqual(["POST /api/admin/login"]);
});
