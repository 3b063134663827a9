/**
 * `npm run journey -- buildings`: browser tests with matching file names, against a current build.
 * Playwright's options may follow: `-- every-screen --grep A07 --headed`. `-- --sign-in shared-secret locks`
 * runs every test of a lock, with the specification's sign-in (§4).
 */
import { browserTestsEnvironment, findBrowser, noBrowserHelp } from "./parts/browser.mjs";
import { buildChanged, exitCodeOf, runShown, stoppedBy } from "./parts/child.mjs";
import { ensureInstalled } from "./parts/install.mjs";
import { journeyArguments } from "./parts/journeys.mjs";
import { bin, browserTestsCli, browserTestsConfig } from "./parts/project.mjs";

/** @returns {Promise<number>} the exit code */
async function journey() {
  const asked = journeyArguments(process.argv.slice(2));
  if ("wrong" in asked) {
    process.stderr.write(`${asked.wrong}\n`);
    return 2;
  }
  const installed = await ensureInstalled();
  if (installed === undefined) return 1;
  const { env } = installed;
  const built = await buildChanged(env);
  if (built !== 0) return built;
  const browser = await findBrowser(env);
  if (browser === undefined) {
    process.stderr.write(`${noBrowserHelp}\n`);
    return 1;
  }
  const args = [browserTestsCli, "test", browserTestsConfig, ...asked.args];
  return runShown(bin("node"), args, { ...(await browserTestsEnvironment(env, browser)), ...asked.env });
}

const code = await journey();
const signal = stoppedBy();
process.exitCode = signal === undefined ? code : exitCodeOf(signal);
