/** Applies the guide's blocks to a copy of the repository, and tests the result. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Copy, copied } from "../copy/copied.ts";
import { areaGuide, carryOut, journeyOf, stepsOf, sweepOf } from "./guide.ts";

const vitest = join(import.meta.dirname, "..", "..", "node_modules/vitest/vitest.mjs");
/** For slow machines, in ms. */
const patience = 300_000;

let copy: Copy;
beforeAll(() => {
  copy = copied();
  carryOut(areaGuide, copy);
}, patience);
afterAll(() => copy.remove(), patience);

test("the guide names every file that an area needs, in every workspace", () => {
  const paths = stepsOf(areaGuide).map(({ path }) => path);
  for (const at of ["packages/contract/src/contract.ts", "apps/mock-server/src/seed/seed.ts"])
    expect(paths).toContain(at);
  expect(paths.filter((path) => path.startsWith("apps/web/src/features/badge/"))).toHaveLength(4);
  expect(areaGuide).toContain(`\nnpm run journey -- ${journeyOf(areaGuide)}\n`);
  expect(sweepOf(areaGuide)).toEqual({ sweep: "every-screen", area: "badge" });
});

/** With imports only: whole workspaces take three times as long. */
test.each([
  ["apps/mock-server", ["src/seed", "test/kit/route-bodies.ts"]],
  ["apps/web", ["src/features/badge", "e2e/hand-out-a-badge.spec.ts"]],
])(
  "%s and the contract compile with the guide's area",
  async (at, include) => {
    const config = { extends: "./tsconfig.json", compilerOptions: { incremental: false }, include };
    writeFileSync(join(copy.folder, at, "tsconfig.area.json"), JSON.stringify(config));
    expect(await copy.printed(at, "node_modules/typescript/bin/tsc", "-p", "tsconfig.area.json")).toBe("");
  },
  patience,
);

test(
  "the mock server answers the area's list, form and history",
  async () => {
    const script = `
    import { startServer } from "./src/node.ts";
    const { url, close } = await startServer();
    const json = { "content-type": "application/json" };
    const login = await fetch(url + "/api/admin/login", {
      method: "POST", headers: json, body: JSON.stringify({ email: "jeanne.martin@palier.test", password: "palier" }),
    });
    const cookie = login.headers.get("set-cookie").split(";")[0];
    const get = async (path) => (await fetch(url + "/api" + path, { headers: { cookie } })).json();
    const list = await get("/admin/badge/ajax-list?draw=1&start=0&length=10");
    const { values } = await get("/admin/badge/edit/1");
    const { data } = await get("/admin/badge/history/1?draw=1&start=0&length=10");
    console.log(JSON.stringify({ total: list.recordsTotal, number: list.data[0].number, values, changes: data.length }));
    await close();`;
    const answered: unknown = JSON.parse(
      await copy.printed("apps/mock-server", "--input-type=module", "--eval", script),
    );
    expect(answered).toMatchObject({
      total: 60,
      number: "B-0001",
      values: { number: "B-0001", version: 1 },
    });
  },
  patience,
);

/**
 * Tests of what makes an area whole: labels, routes and words; menu, lock and journey; an answer of every
 * route.
 */
test.each([
  ["packages/contract", ["src/fields.test.ts", "src/routes.test.ts"]],
  ["apps/web", ["what-areas-lack"]],
  ["apps/mock-server", ["every-route", "world/snapshots"]],
])(
  "the tests of %s lack nothing of the guide's area",
  async (at, names) => {
    const said = await copy.printed(at, vitest, "run", "--reporter=json", "--outputFile=area.json", ...names);
    const report: unknown = JSON.parse(readFileSync(join(copy.folder, at, "area.json"), "utf8"));
    expect(report, said).toMatchObject({ success: true, numFailedTests: 0 });
  },
  patience,
);

/** Steps that the compiler does not miss, each with the tests that do, and their words. */
const missed = [
  ["openapi.texts.ts", "packages/contract", "open-api", /areas of openapi\.texts\.ts: .* to include 'badge'/],
  ["route-bodies.ts", "apps/mock-server", "every-route", /what a person types stands in route-bodies\.ts/],
  [".spec.ts", "apps/web", "what-areas-lack", /badge: no journey: no spec in e2e visits \/admin\/badge/],
] as const;

test(
  "a step that was forgotten is said by its name",
  async () => {
    const other = copied();
    try {
      carryOut(areaGuide, other, (path) => missed.some(([end]) => path.endsWith(end)));
      for (const [, at, name, words] of missed)
        expect(await other.printed(at, vitest, "run", name)).toMatch(words);
    } finally {
      other.remove();
    }
  },
  patience,
);

test("a line that the guide puts below one that is not there is said", () => {
  const [step] = stepsOf("```diff a.ts\n x\n+y\n```\n");
  expect(step?.carriedOut("w\nx\nz")).toBe("w\nx\ny\nz");
  expect(() => step?.carriedOut("w\nz")).toThrow("a.ts has no line of its own « x »");
  expect(() => step?.carriedOut("x\nx")).toThrow("a.ts has no line of its own « x »");
});
