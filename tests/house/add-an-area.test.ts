/** Carries the guide out in a copy of the repository: it compiles, answers, and lacks nothing. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { API } from "typescript/unstable/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Copy, copied } from "../copy/copied.ts";
import { areaGuide, carryOut, stepsOf } from "./guide.ts";
import { root } from "./repository.ts";

/** For slow machines, in ms. */
const patience = 300_000;

let copy: Copy;
beforeAll(() => {
  copy = copied();
  carryOut(areaGuide, copy);
}, patience);
afterAll(() => copy.remove(), patience);

/** Only the guide's files and what they import are checked: whole workspaces take three times as long. */
test(
  "each file that the guide writes or changes compiles",
  () => {
    const config = join(copy.folder, "apps", "web", "tsconfig.area.json");
    const paths = stepsOf(areaGuide).flatMap(({ path }) => (/\.tsx?$/.test(path) ? [path] : []));
    const files = ["src/vite-env.d.ts", ...paths.map((path) => `../../${path}`)];
    const compilerOptions = { incremental: false };
    writeFileSync(config, JSON.stringify({ extends: "./tsconfig.json", compilerOptions, files }));
    const api = new API({ cwd: copy.folder });
    try {
      const program = api.updateSnapshot({ openProjects: [config] }).getProject(config)?.program;
      const said = paths.flatMap((path) =>
        (program?.getSemanticDiagnostics(join(copy.folder, path)) ?? []).map(
          ({ text }) => `${path}  ${text}`,
        ),
      );
      expect([program !== undefined, said]).toEqual([true, []]);
    } finally {
      api.close();
    }
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
    const printed = await copy.printed("apps/mock-server", "--input-type=module", "--eval", script);
    expect(printed).toMatch(/^\{/);
    const answered: unknown = JSON.parse(printed);
    expect(answered).toMatchObject({ total: 60, number: "B-0001", values: { number: "B-0001", version: 1 } });
  },
  patience,
);

/** Labels, routes and words; menu, lock and journey. */
test(
  "the tests of the contract and the web app lack nothing of the guide's area",
  async () => {
    const names = ["src/fields.test.ts", "src/routes.test.ts", "what-areas-lack"];
    const projects = ["--project=contract", "--project=web"];
    const options = ["--reporter=json", "--outputFile=area.json", "--no-isolate", "--maxWorkers=1"];
    const vitest = join(root, "node_modules/vitest/vitest.mjs");
    const said = await copy.printed(".", vitest, "run", ...projects, ...options, ...names);
    const report: unknown = JSON.parse(readFileSync(join(copy.folder, "area.json"), "utf8"));
    expect(report, said).toMatchObject({ success: true, numFailedTests: 0 });
    expect(report).toHaveProperty("testResults.length", 3);
  },
  patience,
);
