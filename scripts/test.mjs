/**
 * `npm test`: all checks, with only Node 20 and npm. Installs what is missing (even a browser), goes on after
 * a failure, shows the full output of failed checks, and ends with `N passed, N failed`. `-- --changed` runs
 * what the changes since the last green run on this machine, or since main, can affect.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { browserTestsEnvironment, findBrowser, noBrowserHelp } from "./parts/browser.mjs";
import { exitCodeOf, run, stoppedBy } from "./parts/child.mjs";
import { countPlaywright, countStep, countUnitTests } from "./parts/counts.mjs";
import { ensureInstalled } from "./parts/install.mjs";
import { changedSince, cleanCommit, planOf, readLastRun, writeLastRun } from "./parts/plan.mjs";
import { showStep } from "./parts/progress.mjs";
import { bin, browserTestsCli, browserTestsConfig, root } from "./parts/project.mjs";
import { unitReports, unitTasks } from "./parts/unit-tests.mjs";

const reports = join(root, ".cache", "reports");
const turboRun = ["run", "--ui=stream", "--output-logs=errors-only", "--continue"];
const total = { passed: 0, failed: 0 };

/** Checks that work in folders of their own, and mostly wait for npm and servers. */
const packages = "Packages";
const titles = [
  "Format and lint",
  "Types",
  "Dead code",
  "Unit and integration tests",
  "Build",
  "Browser tests",
  packages,
];
const options = process.argv.slice(2);
const onlyChanged = options.includes("--changed");
const unknown = options.find((each) => each !== "--changed");
const last = readLastRun();
const { opening, numbered, left } = planOf(titles, last.durations);

if (unknown === undefined) await test();
else {
  process.stderr.write(`npm test: ${unknown} is not known; -- --changed runs what your changes can affect\n`);
  process.exitCode = 2;
}

async function test() {
  process.stdout.write(`npm test: ${opening}\n`);
  const installed = await ensureInstalled();
  if (installed === undefined) add(countStep(false));
  else if (onlyChanged) await checkChanged(installed.env);
  else await checkAll(installed.env);
  const signal = stoppedBy();
  if (signal === undefined && total.failed === 0) {
    const green = cleanCommit();
    if (green !== undefined) last.green = green;
  }
  if (signal === undefined) writeLastRun(last);
  process.exitCode = signal === undefined ? Math.min(total.failed, 1) : exitCodeOf(signal);
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
}

async function checkAll(/** @type {NodeJS.ProcessEnv} */ env) {
  await checkSources(env);
  await unitTests(env, []);
  await checkBuilt(env);
}

/** Turbo knows which workspaces depend on what changed. Without a history everything counts as changed. */
async function checkChanged(/** @type {NodeJS.ProcessEnv} */ env) {
  const since = changedSince(last.green);
  if (since === undefined) return checkAll(env);
  process.stdout.write(`What differs from ${since.slice(0, 8)}, and what depends on it:\n`);
  await checkSources(env);
  const filter = `--filter=...[${since}]`;
  // The conventions compare everything with everything, so the root comes along.
  await unitTests(env, [filter, "--filter=//"]);
  const { output } = await run(bin("turbo"), ["run", "build", filter, "--dry=json"], { env });
  if (output.includes('"@palier/web#build"')) await checkBuilt(env);
  else process.stdout.write("– Build, browser tests, packages: nothing that they serve has changed\n");
}

async function checkSources(/** @type {NodeJS.ProcessEnv} */ env) {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  await check("Format and lint", env, "biome", ["check", "--error-on-warnings", "."]);
  await check("Types", env, "turbo", [...turboRun, "typecheck", "typecheck:root"]);
  await check("Dead code", env, "knip", ["--no-progress", "--no-config-hints"]);
}

async function checkBuilt(/** @type {NodeJS.ProcessEnv} */ env) {
  const built = await check("Build", env, "turbo", [...turboRun, "build"]);
  await browserTests(env, built);
  const started = Date.now();
  await Promise.all([
    built && inBrowser("B14 T10 Packed mock server", env, "apps/mock-server/scripts/try-package.ts"),
    check("B14 Packed contract tools", env, "node", ["packages/contract-tools/scripts/try-package.ts"]),
    check("B14 Packed firebase-kit", env, "node", ["packages/firebase-kit/test/try-package.ts"]),
    check("B14 Packed contract", env, "node", ["packages/contract-tools/scripts/try-contract.ts"]),
  ]);
  last.durations[packages] = Date.now() - started;
}

/** Turbo restores the reports of unchanged workspaces, so the counts stay exact. */
async function unitTests(/** @type {NodeJS.ProcessEnv} */ env, /** @type {readonly string[]} */ filter) {
  const files = unitReports();
  // An old report must not count for a crashed runner.
  for (const file of files) rmSync(file, { force: true });
  await check("Unit and integration tests", env, "turbo", [...turboRun, ...filter, ...unitTasks], (code) =>
    countUnitTests((filter.length === 0 ? files : files.filter((file) => existsSync(file))).map(read), code),
  );
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} built whether the web app was built
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

/**
 * Without a browser, the browser tests have failed already.
 * @param {string} title
 * @param {NodeJS.ProcessEnv} env
 * @param {string} script
 */
async function inBrowser(title, env, script) {
  const browser = stoppedBy() === undefined ? await findBrowser(env) : undefined;
  if (browser !== undefined) await check(title, { ...env, PALIER_CHROMIUM: browser }, "node", [script]);
}

/**
 * @param {string} title starts with the number of a promise that the check holds
 * @param {NodeJS.ProcessEnv} env
 * @param {string} command one of node_modules/.bin
 * @param {readonly string[]} args
 * @param {(exitCode: number) => import("./parts/counts.mjs").Counts} [count] defaults to one step
 * @returns {Promise<boolean>} whether it passed
 */
async function check(title, env, command, args, count = (code) => countStep(code === 0)) {
  if (stoppedBy() !== undefined) return false;
  const started = Date.now();
  const step = showStep(numbered(title), (elapsed, share) => left(title, elapsed, share));
  const { code, output } = await run(bin(command), args, { env, onText: step.text });
  if (stoppedBy() !== undefined) {
    step.end(false, "stopped");
    return false;
  }
  last.durations[title] = Date.now() - started;
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

/** What could not start is a failure. */
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
