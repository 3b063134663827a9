/** Text of docs/chaos.md, from the results of a run's seeds. */

/**
 * @typedef {{ seed: string, acts: { name: string, faults: string[] }[], faults: Record<string, number>, failure?: string }} Result
 * @typedef {{ date: string, seconds: number, commit: string }} Run
 */

const intro = `# A bad day

An admin's acts are played in a real browser while answers are late, lost, cut or malformed, the realtime service is away,
sessions end, clocks jump, storage is full and scripts do not load. A seed draws the acts, their faults and the moments at
which these strike. The player sees no more than a person does: it presses what the screen offers, signs in again, and goes on.

What has to hold after each press: no white page; nothing thrown and nothing logged; no storm of requests (beside one for each press, at most 10 a second to
one address, 60 in all); no technical word on the screen; a text that was typed stands in its field until the server has it; a
request that failed is said. Once its faults are over, what the screen offers leads to the end of the act. At the end of the
seed each act is stored exactly once.

Written by \`npm run chaos\`. A seed is played again by \`npm run chaos -- --seed 17\`: the same acts, faults and moments, though
answers that overtake one another may meet other faults. \`npm test\` plays two seeds.

## What it was tried on

The web app was broken on purpose, and the run had to notice:

| break | noticed by | after |
|---|---|---|
| drafts that are never read back | lost input: « create a delivery point » | seed 1, of acts that type; whole, the same seed passes |
| a rejection that nobody hears | thrown: « validate an amount from the list » | 4 seeds, of acts on lists |
| queries that retry 40 times without a pause | not shown yet: the seed that was played met another fault of the player | |
| a failed screen that draws nothing | lost input: « rename a building » (seed 1, which passes whole); the blank part itself was not seen yet. Until then a page with its menu and an empty \`main\` counted as drawn; it no longer does | |

A colleague now acts on the same records (a lock, its handing over, a save in between), and files are imported. Push messages do
not arrive yet. Not solved: a session that ends while a search is typed loses that text (« find a building », seeds 4 and 6), or leaves the player before the sign-in.
`;

/** @param {readonly (readonly [string, number])[]} rows */
const table = (/** @type {string} */ head, rows) =>
  [`| ${head} | times |`, "|---|---:|", ...rows.map(([name, times]) => `| ${name} | ${times} |`)].join("\n");

/** @param {Record<string, number>} counts */
const most = (counts) => Object.entries(counts).toSorted((one, other) => other[1] - one[1]);

/**
 * docs/chaos.md.
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
    intro,
    `## The last run\n`,
    `${date}, on ${commit}: ${results.length} seeds in ${Math.round(seconds / 60)} minutes, ${sum(acts)} acts, ${sum(faults)} faults, ${failures.length} seeds failed.\n`,
    ...(lines.length > 0 ? [`${lines.join("\n")}\n`] : []),
    `${table("fault", most(faults))}\n`,
    `${table("act", most(acts))}\n`,
  ].join("\n");
}
