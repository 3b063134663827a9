/**
 * `npm test`: everything that must hold, on a machine that has Node 20 and npm and nothing else. Installs what
 * is missing (a browser too), runs every check even after a failed one, shows the output of the failing ones in
 * full, and closes with `N passed, N failed`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { browserTestsEnvironment, findBrowser, noBrowserHelp } from "./parts/browser.mjs";
import { exitCodeOf, run, stoppedBy } from "./parts/child.mjs";
import { countPlaywright, countStep, countUnitTests } from "./parts/counts.mjs";
import { ensureInstalled } from "./parts/install.mjs";
import { showStep } from "./parts/progress.mjs";
import { bin, browserTestsCli, browserTestsConfig, root } from "./parts/project.mjs";
import { unitReports, unitTasks } from "./parts/unit-tests.mjs";

const reports = join(root, ".cache", "reports");
const turboRun = ["run", "--ui=stream", "--output-logs=errors-only", "--continue"];
const total = { passed: 0, failed: 0 };

const installed = await ensureInstalled();
if (installed === undefined) add(countStep(false));
else await checkAll(installed.env);

const signal = stoppedBy();
process.exitCode = signal === undefined ? Math.min(total.failed, 1) : exitCodeOf(signal);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);

/** Every check, cheapest first. */
async function checkAll(/** @type {NodeJS.ProcessEnv} */ env) {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  await check("Format and lint", env, "biome", ["check", "--error-on-warnings", "."]);
  await check("Types", env, "turbo", [...turboRun, "typecheck", "typecheck:root"]);
  await check("Dead code", env, "knip", ["--no-progress", "--no-config-hints"]);
  await unitTests(env);
  const built = await check("Build", env, "turbo", [...turboRun, "build"]);
  await browserTests(env, built);
  // Each packs a folder of its own, and waits for npm and its servers more than it computes.
  await Promise.all([
    built && packedServer(env),
    check("B14 Packed contract tools", env, "node", ["packages/contract-tools/scripts/try-package.ts"]),
    check("B14 Packed contract", env, "node", ["packages/contract-tools/scripts/try-contract.ts"]),
  ]);
}

/**
 * Unit and integration tests of each workspace, and the rules of the house. Turbo answers for a workspace whose files
 * and dependencies did not change, and restores its report, so that the counts stay exact.
 */
async function unitTests(/** @type {NodeJS.ProcessEnv} */ env) {
  const files = unitReports();
  // A report of an earlier run must not count for a runner that crashes before it writes its own.
  for (const file of files) rmSync(file, { force: true });
  await check("Unit and integration tests", env, "turbo", [...turboRun, ...unitTasks], (code) =>
    countUnitTests(files.map(read), code),
  );
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} built whether there is a web app to open
 */
async function browserTests(env, built) {
  if (stoppedBy() !== undefined) return;
  const title = "Browser tests";
  if (!built) return notRun(title, "there is no build to open");
  const browser = await findBrowser(env);
  if (browser === undefined) return notRun(title, noBrowserHelp);
  const report = join(reports, "playwright.json");
  await check(
    title,
    { ...(await browserTestsEnvironment(env, browser)), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    "node",
    [browserTestsCli, "test", browserTestsConfig, "--reporter=list,json"],
    (code) => countPlaywright(read(report), code),
  );
}

/** The mock server as a tarball, installed in an empty folder and used there as a tester would. */
async function packedServer(/** @type {NodeJS.ProcessEnv} */ env) {
  const browser = stoppedBy() === undefined ? await findBrowser(env) : undefined;
  if (browser === undefined) return;
  const script = "apps/mock-server/scripts/try-package.ts";
  await check("B14 T10 Packed mock server", { ...env, PALIER_CHROMIUM: browser }, "node", [script]);
}

/**
 * Runs one check and shows how it went.
 * @param {string} title of a check that holds a promise, as of such a test, the promise's number first
 * @param {NodeJS.ProcessEnv} env
 * @param {string} command one of node_modules/.bin
 * @param {readonly string[]} args
 * @param {(exitCode: number) => import("./parts/counts.mjs").Counts} [count] how to count; one step if absent
 * @returns {Promise<boolean>} whether it passed
 */
async function check(title, env, command, args, count = (code) => countStep(code === 0)) {
  if (stoppedBy() !== undefined) return false;
  const step = showStep(title);
  const { code, output } = await run(bin(command), args, { env, onText: step.text });
  if (stoppedBy() !== undefined) {
    step.end(false, "stopped");
    return false;
  }
  const counts = count(code);
  const ok = counts.failed === 0;
  step.end(
    ok,
    counts.passed + counts.failed > 1 ? `${counts.passed} passed, ${counts.failed} failed` : undefined,
  );
  if (!ok) process.stdout.write(`\n${output.trim()}\n\n`);
  add(counts);
  return ok;
}

/** A check that could not even start is a failure, and says why. */
function notRun(/** @type {string} */ title, /** @type {string} */ why) {
  const step = showStep(title);
  step.end(false, "not run");
  process.stdout.write(`\n${why}\n\n`);
  add(countStep(false));
}

/** @param {import("./parts/counts.mjs").Counts} counts */
function add(counts) {
  total.passed += counts.passed;
  total.failed += counts.failed;
}

function read(/** @type {string} */ file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
