/** What a chaos run found, as .cache/chaos.md. */

/**
 * @typedef {{ seed: string, acts: { name: string, faults: string[] }[], faults: Record<string, number>, failure?: string }} Result
 * @typedef {{ date: string, seconds: number, commit: string }} Run
 */

/** @param {readonly (readonly [string, number])[]} rows */
const table = (/** @type {string} */ head, rows) =>
  [`| ${head} | times |`, "|---|---:|", ...rows.map(([name, times]) => `| ${name} | ${times} |`)].join("\n");

/** @param {Record<string, number>} counts */
const most = (counts) => Object.entries(counts).toSorted((one, other) => other[1] - one[1]);

/**
 * Returns the text of .cache/chaos.md: failures, then how often each fault and act was drawn.
 * @param {readonly Result[]} results
 * @param {Run} run
 */
export function chaosText(results, { date, seconds, commit }) {
  const failures = results.flatMap(({ failure }) => (failure === undefined ? [] : [failure]));
  /** @type {Record<string, number>} */
  const acts = {};
  /** @type {Record<string, number>} */
  const faults = {};
  for (const result of results) {
    for (const { name } of result.acts) acts[name] = (acts[name] ?? 0) + 1;
    for (const [kind, times] of Object.entries(result.faults)) faults[kind] = (faults[kind] ?? 0) + times;
  }
  const sum = (/** @type {Record<string, number>} */ counts) =>
    Object.values(counts).reduce((all, each) => all + each, 0);
  const lines = failures.map((failure) => `- ${failure.split("\n")[0]}`);
  return [
    "# The last chaos run\n",
    `${date}, on ${commit}: ${results.length} seeds in ${Math.round(seconds / 60)} minutes, ${sum(acts)} acts, ${sum(faults)} faults, ${failures.length} seeds failed.\n`,
    ...(lines.length > 0 ? [`${lines.join("\n")}\n`] : []),
    `${table("fault", most(faults))}\n`,
    `${table("act", most(acts))}\n`,
  ].join("\n");
}
