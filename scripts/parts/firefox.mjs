/** Finds a Firefox; none is installed, as its journeys are optional. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./child.mjs";

export const noFirefoxHelp =
  "No Firefox was found: install Debian's package firefox-esr (sudo apt-get install firefox-esr), or name one by PALIER_FIREFOX=/path/to/firefox.";

/**
 * @param {NodeJS.ProcessEnv} env PALIER_FIREFOX, if set, is the only candidate
 * @returns {Promise<string | undefined>} the path of one that starts
 */
export async function findFirefox(env) {
  const folders = (env.PATH ?? "").split(delimiter);
  const named = ["firefox-esr", "firefox"].flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = env.PALIER_FIREFOX ? [env.PALIER_FIREFOX] : named.filter((path) => existsSync(path));
  for (const path of candidates) {
    const { code } = await run(path, ["--version"]);
    if (code === 0) return path;
  }
  return undefined;
}
