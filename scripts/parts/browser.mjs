/**
 * Finds or installs a Chromium: Playwright's, the system's, Debian's package, Playwright's download, in this
 * order. A candidate must start, as some are stubs or lack libraries. Browser tests prefer the headless
 * shell: the same engine without a window, twice as fast.
 */
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { run, stoppedBy } from "./child.mjs";
import { showStep } from "./progress.mjs";
import { bin, root } from "./project.mjs";

const systemNames = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "microsoft-edge",
  "msedge",
];
const applications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
];

/**
 * @param {NodeJS.ProcessEnv} env PALIER_CHROMIUM is tried first
 * @returns {Promise<string | undefined>} the path of one that starts
 */
export async function findBrowser(env) {
  const asked = env.PALIER_CHROMIUM ? [env.PALIER_CHROMIUM] : [];
  const present = await firstThatStarts([...asked, ...playwrightBrowsers(), ...systemBrowsers(env)]);
  if (present !== undefined) return present;
  if (await installByApt(env, "Chromium", ["chromium", "fonts-liberation"])) {
    const installed = await firstThatStarts(systemBrowsers(env));
    if (installed !== undefined) return installed;
  }
  if (stoppedBy() === undefined) await installByPlaywright(env);
  return firstThatStarts(playwrightBrowsers());
}

/**
 * @param {NodeJS.ProcessEnv} env PALIER_CHROMIUM applies to every test
 * @returns {Promise<string | undefined>} the path of one that starts; installed if Debian's Chromium lacks
 * it. Without one, the tests take half as long again.
 */
async function findHeadlessShell(env) {
  if (env.PALIER_CHROMIUM) return undefined;
  const folders = (env.PATH ?? "").split(delimiter);
  const places = [
    ...playwrightBrowsers().filter(isShell),
    ...folders.map((folder) => join(folder, debianShell)),
  ];
  const present = await firstThatStarts(places);
  if (present !== undefined || stoppedBy() !== undefined) return present;
  if ((await run("dpkg", ["--status", "chromium-common"])).code !== 0) return undefined;
  await installByApt(env, "the headless shell", [debianShell], { optional: true });
  return firstThatStarts(places);
}

/** Package and program; separate since Debian 12. */
const debianShell = "chromium-headless-shell";

const isShell = (/** @type {string} */ path) => /headless[_-]shell$/.test(path);

export const noBrowserHelp = `No Chromium was found, and none could be installed. Do one of these, then run npm test again:
  - Debian, Ubuntu: sudo apt-get install chromium
  - macOS, Windows: install Google Chrome, Chromium or Edge
  - anywhere: npx playwright install --with-deps chromium (in apps/web)
  - or name one: PALIER_CHROMIUM=/path/to/chromium npm test`;

/**
 * Playwright sets FORCE_COLOR in its workers, and Node warns about NO_COLOR beside it, so "no colours"
 * becomes FORCE_COLOR=0.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} browser
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function browserTestsEnvironment(env, browser) {
  return {
    ...env,
    ...(env.NO_COLOR ? { NO_COLOR: undefined, FORCE_COLOR: "0" } : {}),
    PALIER_CHROMIUM: browser,
    PALIER_HEADLESS_SHELL: await findHeadlessShell(env),
  };
}

/** Playwright's downloads: the full Chromium and the headless shell. */
function playwrightBrowsers() {
  try {
    const { chromium } = createRequire(join(root, "apps", "web", "package.json"))("@playwright/test");
    const whole = chromium.executablePath();
    // …/ms-playwright/chromium-1234/chrome-linux/chrome
    const cache = dirname(dirname(dirname(whole)));
    const shells = existsSync(cache)
      ? readdirSync(cache)
          .filter((name) => name.startsWith("chromium_headless_shell-"))
          .flatMap((name) => readdirSync(join(cache, name)).map((folder) => join(cache, name, folder)))
          .flatMap((folder) => [join(folder, "headless_shell"), join(folder, "chrome-headless-shell")])
      : [];
    return [whole, ...shells];
  } catch {
    return [];
  }
}

/** Usual names in PATH, and usual locations. */
function systemBrowsers(/** @type {NodeJS.ProcessEnv} */ env) {
  const folders = (env.PATH ?? "").split(delimiter);
  return [...systemNames.flatMap((name) => folders.map((folder) => join(folder, name))), ...applications];
}

/** @param {readonly string[]} candidates */
async function firstThatStarts(candidates) {
  for (const path of candidates) {
    if (!existsSync(path)) continue;
    const { code } = await run(path, ["--version"]);
    if (code === 0) return path;
  }
  return undefined;
}

/**
 * Only if no password is needed.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} what for the progress line
 * @param {readonly string[]} packages
 * @param {{ optional?: boolean }} [options] `optional`: only saves time, so it removes nothing, does not wait
 * for a dead network, and fails silently
 */
async function installByApt(env, what, packages, { optional = false } = {}) {
  if ((await run("apt-get", ["--version"])).code !== 0) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && (await run("sudo", ["-n", "true"])).code !== 0) return false;
  const step = showStep(`Installing ${what} by apt-get`);
  const apt = (/** @type {readonly string[]} */ ...args) => {
    const words = ["DEBIAN_FRONTEND=noninteractive", "apt-get", ...args];
    const [command, rest] = isRoot ? ["env", words] : ["sudo", ["-n", "env", ...words]];
    return run(command, rest, { env, onText: step.text });
  };
  const careful = optional
    ? ["--no-remove", "-o", "Acquire::http::Timeout=10", "-o", "Acquire::Retries=0"]
    : [];
  // Only the install counts: another source's outdated index must not stop it.
  const update = await apt("update", ...careful);
  const install = await apt("install", "-y", "--no-install-recommends", ...careful, ...packages);
  step.end(install.code === 0);
  if (install.code !== 0 && !optional) process.stdout.write(`${update.output}${install.output}`);
  return install.code === 0;
}

/** With the libraries it needs, where possible. */
async function installByPlaywright(/** @type {NodeJS.ProcessEnv} */ env) {
  const step = showStep("Downloading Chromium by Playwright");
  const cli = join(root, "apps", "web", "node_modules", "@playwright", "test", "cli.js");
  const { code, output } = await run(bin("node"), [cli, "install", "chromium"], { env, onText: step.text });
  step.end(code === 0);
  if (code !== 0) process.stdout.write(output);
}
