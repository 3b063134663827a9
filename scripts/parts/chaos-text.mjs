/** The part of docs/chaos.md that a run writes. */

/**
 * @typedef {{ seed: string, acts: { name: string, faults: string[] }[], faults: Record<string, number>, failure?: string }} Result
 * @typedef {{ date: string, seconds: number, commit: string }} Run
 */

/** A run keeps what precedes it in the page. */
const heading = "## The last run\n";

/** @param {readonly (readonly [string, number])[]} rows */
const table = (/** @type {string} */ head, rows) =>
  [`| ${head} | times |`, "|---|---:|", ...rows.map(([name, times]) => `| ${name} | ${times} |`)].join("\n");

/** @param {Record<string, number>} counts */
const most = (counts) => Object.entries(counts).toSorted((one, other) => other[1] - one[1]);

/**
 * docs/chaos.md with this run as the last one.
 * @param {string} page
 * @param {readonly Result[]} results
 * @param {Run} run
 */
export function chaosText(page, results, { date, seconds, commit }) {
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
    page.slice(0, page.indexOf(heading)) + heading,
    `${date}, on ${commit}: ${results.length} seeds in ${Math.round(seconds / 60)} minutes, ${sum(acts)} acts, ${sum(faults)} faults, ${failures.length} seeds failed.\n`,
    ...(lines.length > 0 ? [`${lines.join("\n")}\n`] : []),
    `${table("fault", most(faults))}\n`,
    `${table("act", most(acts))}\n`,
  ].join("\n");
}
