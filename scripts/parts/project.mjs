/**
 * Paths and the tools' environment. Everything in scripts/ must run on a bare Node 20: only `node:*` imports,
 * no TypeScript.
 */
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** Equals package.json's `packageManager`. */
export const pnpmVersion = "12.21.0";

const binFolder = join(root, "node_modules", ".bin");

/** `bin("node")` is always Node 24. */
export const bin = (/** @type {string} */ name) => join(binFolder, name);

/** Installed in the web app only. */
export const browserTestsCli = join(root, "apps", "web", "node_modules", "@playwright", "test", "cli.js");
export const browserTestsConfig = "--config=apps/web/playwright.config.ts";

/** A copy of pnpm's one file, so that a home that is gone, or another user's, is not needed. */
export const pnpmFile = join(root, "node_modules", ".palier-pnpm", "pnpm");

/**
 * PATH: the repository's commands (`node` is Node 24), then pnpm's folder (turbo calls it for every script),
 * then the machine's. Telemetry is off.
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment() {
  const folders = [binFolder, dirname(pnpmFile), process.env.PATH].filter((folder) => folder !== undefined);
  return {
    ...process.env,
    PATH: folders.join(delimiter),
    TURBO_TELEMETRY_DISABLED: "1",
    TURBO_NO_UPDATE_NOTIFIER: "1",
    DO_NOT_TRACK: "1",
    npm_config_update_notifier: "false",
    // The tools write to our pipe, so they cannot detect the terminal.
    ...(process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }),
  };
}
