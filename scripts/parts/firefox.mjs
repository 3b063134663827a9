/** Finds a Firefox. None is installed here: these journeys are run by who asks for them. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./child.mjs";

/** What to tell someone on whose machine there is none. */
export const noFirefoxHelp =
  "No Firefox was found: install Debian's package firefox-esr (sudo apt-get install firefox-esr), or name one by PALIER_FIREFOX=/path/to/firefox.";

/**
 * @param {NodeJS.ProcessEnv} env the browser that PALIER_FIREFOX names in it is the only one that counts
 * @returns {Promise<string | undefined>} the path of a browser that starts
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
