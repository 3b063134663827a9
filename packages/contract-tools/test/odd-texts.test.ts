/** A sound backend whose records are called as few are: no finding. */
import { startServer } from "@palier/mock-server/node";
import { afterAll, expect, test } from "vitest";
import { run } from "./run-command.ts";

const server = await startServer({ port: 0 });
afterAll(() => server.close());

const verifying = (only: string) =>
  run(
    "verify",
    "--base-url",
    `${server.url}/api`,
    "--login",
    "jeanne.martin@palier.test:palier",
    "--only",
    only,
    "--cases",
    "0",
  );

const buildings = server.app.world("default").table("building");

test("B02 choices whose texts differ only behind what a term in quotation marks has room for", async () => {
  const long = `0 ${"a".repeat(194)}`;
  buildings.patch(1, { name: `${long}xxxx` });
  buildings.patch(2, { name: `${long}yyyy` });
  const { code, stdout } = await verifying("building.search");
  expect(stdout).toMatch(/all +\d+ passed +0 failed/);
  expect(code, stdout).toBe(0);
});

test("B02 titles that begin with quotation marks are searched as they are typed", async () => {
  for (let id = 1; id <= buildings.size; id += 1) buildings.patch(id, { name: `"Villa" Bleue ${id}` });
  const { code, stdout } = await verifying("search.records");
  expect(stdout).toMatch(/all +\d+ passed +0 failed/);
  expect(code, stdout).toBe(0);
});
