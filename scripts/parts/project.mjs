/**
 * Where things stand in this repository, and the environment in which its tools run.
 * Everything below scripts/ must run on a bare Node 20: only `node:*` imports, no TypeScript.
 */
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder, absolute. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** The one place that names pnpm's version for the scripts; package.json's `packageManager` says the same. */
export const pnpmVersion = "12.21.0";

const binFolder = join(root, "node_modules", ".bin");

/** A command laid down by the install: `bin("node")` is Node 24, whatever the machine has. */
export const bin = (/** @type {string} */ name) => join(binFolder, name);

/** Playwright's command, and what names its configuration: it is installed in the web app, not in the root. */
export const browserTestsCli = join(root, "apps", "web", "node_modules", "@playwright", "test", "cli.js");
export const browserTestsConfig = "--config=apps/web/playwright.config.ts";

/**
 * The environment for child processes: the repository's own commands come first (so that `node` is Node 24),
 * then the folder of pnpm (turbo calls it for every script), then the machine's. Nothing phones home.
 * @param {string | undefined} pnpmFolder
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(pnpmFolder) {
  const folders = [binFolder, pnpmFolder, process.env.PATH].filter((folder) => folder !== undefined);
  return {
    ...process.env,
    PATH: folders.join(delimiter),
    TURBO_TELEMETRY_DISABLED: "1",
    TURBO_NO_UPDATE_NOTIFIER: "1",
    DO_NOT_TRACK: "1",
    npm_config_update_notifier: "false",
    // The tools write into our pipe, so they cannot see whether a terminal reads it.
    ...(process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }),
  };
}
