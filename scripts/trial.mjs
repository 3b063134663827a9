/**
 * `npm run trial -- fuzz`: what is tried by hand now and then, and is no part of `npm test`. Without a name,
 * lists the trials. Further arguments go to the trial: `-- fuzz --requests 100000`.
 */
import { browserTestsEnvironment, findBrowser, noBrowserHelp } from "./parts/browser.mjs";
import { buildChanged, runShown } from "./parts/child.mjs";
import { ensureInstalled } from "./parts/install.mjs";
import { bin, browserTestsCli, browserTestsConfig } from "./parts/project.mjs";

/**
 * `inBrowser`: builds what changed, and finds a Chromium, as for browser tests.
 * @type {Readonly<Record<string, { what: string, tool?: string, args: readonly string[], env?:
 * Readonly<Record<string, string>>, inBrowser?: boolean }>>}
 */
const trials = {
  audit: {
    what: "known faults of shipped packages, with --outdated what has a newer version too; the exit code is 1 for a high or critical fault, 3 if the registry gave no answer",
    args: ["scripts/audit.mjs"],
  },
  crawl: {
    what: "every screen, window and menu at all widths, in dark and forced colours, its HTML and accessibility tree",
    args: [browserTestsCli, "test", browserTestsConfig, "every-screen", "windows-and-menus"],
    env: { PALIER_CRAWL: "all" },
    inBrowser: true,
  },
  fuzz: {
    what: "20,000 malformed requests over all routes of the mock server, none of which may end in a 5xx",
    tool: "vitest",
    args: ["run", "--project", "mock-server", "bad-input"],
    env: { PALIER_RUNS: "20000" },
  },
  guide: {
    what: "follows docs/add-an-area.md in a copy of the repository, builds it, and runs the guide's journey",
    args: ["tests/copy/guide-journey.ts"],
  },
  "killed-server": {
    what: "kills a server with `--data` 200 times between any two writes, fills its disk, and looks whether what it answered is there",
    tool: "vitest",
    args: ["run", "--project", "mock-server", "killed-server", "full-disk"],
    env: { PALIER_KILLS: "200", PALIER_TRIAL: "1" },
  },
  leaks: {
    what: "200 worlds in parallel on one port, each of which must answer like one alone on its server (T02)",
    tool: "vitest",
    args: ["run", "--project", "mock-server", "world/leaks"],
    env: { PALIER_WORLDS: "200" },
  },
  "long-day": {
    what: "a tab stays open for eight hours of played work, and must hold no more at the end (docs/occasional-checks.md)",
    args: [browserTestsCli, "test", browserTestsConfig, "long-day"],
    env: { PALIER_LONG_DAY: "1" },
    inBrowser: true,
  },
  postgres: {
    what: "a backend of buildings, residents and orders on a real PostgreSQL, to verify or to read, until Ctrl-C",
    args: ["packages/contract-tools/examples/postgres-backend/main.ts"],
  },
  prism: {
    what: "Prism between a client and the mock server reports each answer that the OpenAPI document does not allow",
    tool: "vitest",
    args: ["run", "--project", "mock-server", "validating-proxy"],
    env: { PALIER_TRIAL: "1" },
  },
  "screen-reader": {
    what: "Orca walks through key screens of the present build in Firefox, and says what it has to (docs/occasional-checks.md)",
    args: ["--test", "--test-isolation=none", "--test-reporter=spec", "apps/web/e2e/screen-reader/walk.ts"],
  },
};

const [name = "", ...args] = process.argv.slice(2);
const trial = Object.hasOwn(trials, name) ? trials[name] : undefined;

/** @returns {Promise<NodeJS.ProcessEnv | number>} the trial's environment, or an exit code */
async function prepare(/** @type {typeof trials[string]} */ { env, inBrowser = false }) {
  const installed = await ensureInstalled();
  if (installed === undefined) return 1;
  const own = { ...installed.env, ...env };
  if (!inBrowser) return own;
  const built = await buildChanged(own);
  if (built !== 0) return built;
  const browser = await findBrowser(own);
  if (browser !== undefined) return browserTestsEnvironment(own, browser);
  process.stderr.write(`${noBrowserHelp}\n`);
  return 1;
}

if (trial === undefined) {
  const lines = Object.entries(trials).map(([each, { what }]) => `  ${each.padEnd(15)}${what}`);
  process.stderr.write(`npm run trial -- NAME\n${lines.join("\n")}\n`);
  process.exitCode = name === "" ? 0 : 2;
} else {
  const env = await prepare(trial);
  process.exitCode =
    typeof env === "number" ? env : await runShown(bin(trial.tool ?? "node"), [...trial.args, ...args], env);
}
