/** What `npm test` is about to do, and how long it takes by the last whole run on this machine. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./project.mjs";

/** Ms by step, of two quiet cores. */
const usual = {
  "Format and lint": 8_000,
  Types: 65_000,
  "Dead code": 6_000,
  "Unit and integration tests": 240_000,
  Build: 15_000,
  "Browser tests": 330_000,
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
 * @returns {{ opening: string, before: (title: string) => string }}
 */
export function planOf(titles, durations) {
  const expected = (/** @type {string} */ title) =>
    durations[title] ?? usual[/** @type {keyof typeof usual} */ (title)] ?? 0;
  const left = (/** @type {number} */ from) =>
    titles.slice(from).reduce((sum, title) => sum + expected(title), 0);
  return {
    opening: `${titles.length} steps, ${about(left(0))}: ${titles.join(", ").toLowerCase()}.`,
    before: (title) => {
      const at = titles.indexOf(title);
      return at < 0 ? title : `${at + 1}/${titles.length} ${title} (${about(left(at))} left)`;
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
