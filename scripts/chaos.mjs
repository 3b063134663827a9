/**
 * `npm run chaos -- --seeds 500`: acts under faults for that many seeds, into .cache/chaos.md. `--seconds 3600`
 * starts no further ten seeds after an hour, `--first 100` begins with seed 100, `--acts 12` plays more acts
 * each. `--only import` plays acts of such names, `--seed 17` repeats one; neither writes. Exit code 1 when
 * one failed, after printing its seed and failure.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { browserTestsEnvironment, findBrowser, noBrowserHelp } from "./parts/browser.mjs";
import { chaosText } from "./parts/chaos-text.mjs";
import { buildChanged, exitCodeOf, run, stoppedBy } from "./parts/child.mjs";
import { ensureInstalled } from "./parts/install.mjs";
import { bin, browserTestsCli, browserTestsConfig, root } from "./parts/project.mjs";

const batch = 10;
const folder = join(root, ".cache", "chaos");
const number = (/** @type {string} */ usual) => ({ type: /** @type {const} */ ("string"), default: usual });
const { values } = parseArgs({
  options: {
    seeds: number("20"),
    seconds: number("86400"),
    first: number("1"),
    acts: number("5"),
    only: number(""),
    seed: { type: "string" },
  },
});

/** @returns {Promise<number>} the exit code */
async function chaos() {
  const installed = await ensureInstalled();
  if (installed === undefined) return 1;
  const built = await buildChanged(installed.env);
  if (built !== 0) return built;
  const browser = await findBrowser(installed.env);
  if (browser === undefined) {
    process.stderr.write(`${noBrowserHelp}\n`);
    return 1;
  }
  const env = await browserTestsEnvironment(installed.env, browser);
  rmSync(folder, { recursive: true, force: true });
  const began = Date.now();
  const seconds = () => (Date.now() - began) / 1_000;
  const first = Number(values.first);
  const asked =
    values.seed === undefined
      ? Array.from({ length: Number(values.seeds) }, (_, at) => String(first + at))
      : [values.seed];
  /** @type {import("./parts/chaos-text.mjs").Result[]} */
  const results = [];
  for (let at = 0; at < asked.length && seconds() < Number(values.seconds); at += batch) {
    const seeds = asked.slice(at, at + batch);
    const output = await play(seeds, env);
    if (stoppedBy() !== undefined) break;
    for (const seed of seeds) results.push(resultOf(seed, output));
  }
  // An interrupted run has fewer results than the page, and `--only` fewer acts.
  if (values.seed === undefined && values.only === "" && stoppedBy() === undefined) {
    const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], {
      cwd: root,
      encoding: "utf8",
    }).trim();
    const date = new Date(began).toISOString().slice(0, 10);
    const last = { date, commit, seconds: seconds() };
    writeFileSync(join(root, ".cache", "chaos.md"), chaosText(results, last));
  }
  return results.some(({ failure }) => failure !== undefined) ? 1 : 0;
}

async function play(/** @type {readonly string[]} */ seeds, /** @type {NodeJS.ProcessEnv} */ env) {
  const specs = ["e2e/chaos/"];
  const args = [browserTestsCli, "test", browserTestsConfig, ...specs, "--workers=1", "--trace=off"];
  const own = {
    PALIER_CHAOS_SEEDS: seeds.join(","),
    PALIER_CHAOS_ACTS: values.acts,
    PALIER_CHAOS_ONLY: values.only,
    PALIER_CHAOS_RESULTS: folder,
  };
  const { output } = await run(bin("node"), args, { env: { ...env, ...own } });
  return output;
}

/**
 * A seed that ended without a result failed too; its output says why.
 * @param {string} seed
 * @param {string} output
 * @returns {import("./parts/chaos-text.mjs").Result}
 */
function resultOf(seed, output) {
  const file = join(folder, `${seed}.json`);
  /** @type {import("./parts/chaos-text.mjs").Result} */
  const result = existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : { seed, acts: [], faults: {}, failure: `seed ${seed} left no result` };
  if (
    result.failure === undefined &&
    output.split("\n").some((line) => line.includes("✘") && line.includes(` by seed ${seed}:`))
  )
    result.failure = `seed ${seed}: an uncaught error or a violation of the page's policy`;
  const played = `seed ${seed}: ${result.acts.length} acts`;
  process.stdout.write(
    result.failure === undefined
      ? `✓ ${played}\n`
      : `✘ ${played}\n  ${result.failure}\n  again: npm run chaos -- ${again(seed)}\n`,
  );
  return result;
}

const again = (/** @type {string} */ seed) =>
  [`--seed ${seed}`, `--acts ${values.acts}`, ...(values.only === "" ? [] : [`--only ${values.only}`])].join(
    " ",
  );

const code = await chaos();
const signal = stoppedBy();
process.exitCode = signal === undefined ? code : exitCodeOf(signal);
