/** Type check without caches. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { report } from "./figure.ts";
import { median } from "./median.ts";

const root = join(import.meta.dirname, "..");
const command = [
  "scripts/tool.mjs",
  "turbo",
  "run",
  "typecheck",
  "typecheck:root",
  "--force",
  "--output-logs=errors-only",
];

/** Prints the command's output, then its processes' CPU time, by the shell's `times`. */
const timed = `"$0" "$@"; code=$?; times; exit $code`;

function run(): { seconds: number; processor: number } {
  const start = performance.now();
  const { status, stdout } = spawnSync("sh", ["-c", timed, process.execPath, ...command], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`the types do not check, so there is nothing to measure:\n${stdout}`);
  const seconds = (performance.now() - start) / 1000;
  // The last line counts child processes: user, then system, as 1m2.345s.
  const times = [...(stdout.trim().split("\n").at(-1) ?? "").matchAll(/(\d+)m([\d.]+)s/g)];
  const processor = times.reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0);
  return { seconds, processor };
}

const runs = [run(), run(), run()];
report({
  what: "typecheck of everything, nothing cached",
  value: median(runs.map(({ seconds }) => seconds)),
  unit: "s",
  atMost: 10,
  detail: `${runs.map(({ seconds }) => seconds.toFixed(1)).join(", ")} s; ${median(runs.map(({ processor }) => processor)).toFixed(1)} s of processor time`,
});
