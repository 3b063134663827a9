/** What `npm test` is about to do, and how long it takes by the last whole run on this machine. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./project.mjs";

/** Ms by step, as continuous integration last measured them on two cores. */
const usual = {
  "Format and lint": 8_000,
  Types: 65_000,
  "Dead code": 6_000,
  "Unit and integration tests": 525_000,
  Build: 15_000,
  "Browser tests": 1_160_000,
  Packages: 60_000,
};

const lastRun = join(root, ".cache", "last-test.json");

/** @typedef {{ durations: Record<string, number>, green?: string }} LastRun `green`: the last commit without a failure */

/** @returns {LastRun} */
export function readLastRun() {
  try {
    const { durations, green } = JSON.parse(readFileSync(lastRun, "utf8"));
    return { durations: { ...durations }, ...(typeof green === "string" ? { green } : {}) };
  } catch {
    return { durations: {} };
  }
}

/** Loses nothing that matters if it fails: the next run guesses anew. */
export function writeLastRun(/** @type {LastRun} */ last) {
  try {
    mkdirSync(dirname(lastRun), { recursive: true });
    writeFileSync(lastRun, `${JSON.stringify(last)}\n`);
  } catch {
    // A full disk fails the tests themselves.
  }
}

/**
 * Numbers the steps and says how long the rest takes.
 * @param {readonly string[]} titles in order
 * @param {Readonly<Record<string, number>>} durations ms of the last run, by title
 * @returns {{ opening: string, numbered: (title: string) => string, left: (title: string, elapsed: number, share?: number) => string }}
 * `left` says what is left of a step that has run for `elapsed` ms, and of those after it: by the `share` (0 to 1)
 * of it that is done if that is known, else by the last run. Both go down while the step runs.
 */
export function planOf(titles, durations) {
  const expected = (/** @type {string} */ title) =>
    durations[title] ?? usual[/** @type {keyof typeof usual} */ (title)] ?? 0;
  const from = (/** @type {number} */ at) =>
    titles.slice(at).reduce((sum, title) => sum + expected(title), 0);
  return {
    opening: `${titles.length} steps, ${about(from(0))}: ${titles.join(", ").toLowerCase()}.`,
    numbered: (title) => {
      const at = titles.indexOf(title);
      return at < 0 ? title : `${at + 1}/${titles.length} ${title}`;
    },
    left: (title, elapsed, share = 0) => {
      const byLastRun = Math.max(0, expected(title) - elapsed);
      // The first few are no measure: each worker starts its browser and its server.
      const own = share < 0.05 ? byLastRun : (elapsed / share) * (1 - share);
      return `${about(own + from(titles.indexOf(title) + 1))} left`;
    },
  };
}

/** `about 12 min` */
export function about(/** @type {number} */ ms) {
  return ms < 90_000
    ? `about ${Math.max(1, Math.round(ms / 1000))} s`
    : `about ${Math.round(ms / 60_000)} min`;
}

/**
 * The commit from which `--changed` counts: the last green one, else where this branch left main.
 * @param {string | undefined} green
 * @returns {string | undefined} undefined without a history
 */
export function changedSince(green) {
  const candidates = [
    ...(green === undefined ? [] : [["rev-parse", "--verify", "--quiet", `${green}^{commit}`]]),
    ["merge-base", "HEAD", "origin/main"],
    ["merge-base", "HEAD", "main"],
  ];
  return candidates.map(git).find((commit) => commit !== undefined);
}

/** The present commit; undefined while files differ from it. */
export const cleanCommit = () =>
  git(["status", "--porcelain"]) === "" ? git(["rev-parse", "HEAD"]) : undefined;

/** @returns {string | undefined} undefined if git fails or is not there */
function git(/** @type {readonly string[]} */ args) {
  if (!existsSync(join(root, ".git"))) return undefined;
  try {
    return execFileSync("git", ["-C", root, ...args], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
}
