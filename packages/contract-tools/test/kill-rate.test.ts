/** A server with one fault is caught by the intended rule. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { rules } from "../src/verify/rules.ts";
import { allRoutes, KillRate, mutants } from "./mutants/kill-rate.ts";

const page = join(import.meta.dirname, "../../../docs/verifier-kill-rate.md");
const killRate = new KillRate();

/**
 * Tries a fault on one of the specification's routes, a different one per fault, where it can show: a list of
 * nine rows does not reveal counts that stop at fifty.
 */
async function trialOf(mutant: (typeof mutants)[number], at: number) {
  const all = killRate.routesOf(mutant);
  const given = all.filter(({ meta }) => meta.provenance === "spec");
  const pool = given.length > 0 ? given : all;
  const start = (at * 7) % pool.length;
  for (const route of [...pool.slice(start), ...pool.slice(0, start)]) {
    const trial = await killRate.try(mutant, route);
    if (trial.shows) return trial;
  }
  return undefined;
}

describe("B04 a fault is caught by its rule", () => {
  test.each(mutants.map((mutant, at) => ({ ...mutant, at, mutant })))(
    "$name: $rule",
    async ({ mutant, at }) => {
      const trial = await trialOf(mutant, at);
      expect(trial, "a route on which the fault shows").toBeDefined();
      expect(trial?.found, trial?.route.name).toContain(mutant.rule);
    },
  );
});

test("B04 an order that is ignored shows on a list too long to be read in whole", async () => {
  const ignored = mutants.find(({ name }) => name === "the order is ignored");
  const long = allRoutes.find(({ name }) => name === "order.list");
  if (ignored === undefined || long === undefined) throw new Error("there is no such fault, or no such list");
  expect((await killRate.try(ignored, long)).found).toContain("table-order");
});

test("B04 there are sixty kinds of fault at least, and one for every rule", () => {
  expect(mutants.length).toBeGreaterThanOrEqual(60);
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  const meant = new Set<string>(mutants.map(({ rule }) => rule));
  // Rules without a fault: they report what a run could not reach or get accepted.
  const shown = ["declared-problems", "accepts"];
  expect(Object.keys(rules).filter((rule) => !meant.has(rule) && !shown.includes(rule))).toEqual([]);
});

test("B04 the published kill rate names every fault and every route of the specification", async () => {
  const text = await readFile(page, "utf8");
  const lines = new Set(text.split("\n").map((line) => line.split("|").slice(1, 3).join("|")));
  const missing = [
    ...mutants.filter(({ name, rule }) => !lines.has(` ${name} | \`${rule}\` `)).map(({ name }) => name),
    ...allRoutes
      .filter(({ meta }) => meta.provenance === "spec")
      .filter(({ name }) => !lines.has(` \`${name}\` | spec `))
      .map(({ name }) => name),
  ];
  expect(missing, "npm run trial -- kill-rate").toEqual([]);
  expect(Number(/ trials: (.+) % caught/.exec(text)?.[1])).toBeGreaterThanOrEqual(98);
});
