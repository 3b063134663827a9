/**
 * `npm run journey:firefox`: key journeys in Firefox against a current build; `-- planner order` runs files
 * with these prefixes. Uses Debian's firefox-esr, or PALIER_FIREFOX.
 */
import { buildChanged, exitCodeOf, runShown, stoppedBy } from "./parts/child.mjs";
import { findFirefox, noFirefoxHelp } from "./parts/firefox.mjs";
import { ensureInstalled } from "./parts/install.mjs";
import { bin } from "./parts/project.mjs";

const folder = "apps/web/e2e/firefox";

/** @returns {Promise<number>} the exit code */
async function journeys() {
  const firefox = await findFirefox(process.env);
  if (firefox === undefined) {
    process.stderr.write(`${noFirefoxHelp}\n`);
    return 1;
  }
  const installed = await ensureInstalled();
  if (installed === undefined) return 1;
  const { env } = installed;
  const built = await buildChanged(env);
  if (built !== 0) return built;
  const asked = process.argv.slice(2);
  const files = (asked.length === 0 ? [""] : asked).map((name) => `${folder}/${name}*.journey.ts`);
  // In one process, to share browser and server.
  const args = ["--test", "--test-isolation=none", "--test-reporter=spec", ...files];
  return runShown(bin("node"), args, { ...env, PALIER_FIREFOX: firefox });
}

const code = await journeys();
const signal = stoppedBy();
process.exitCode = signal === undefined ? code : exitCodeOf(signal);
