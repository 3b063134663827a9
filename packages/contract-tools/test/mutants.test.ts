/** The verifier is verified: each of its rules catches a wrong server that is meant for it (B04). */
import { contract, routesOf } from "@palier/contract";
import { expect, test } from "vitest";
import { rules } from "../src/verify/rules.ts";
import { answerMutants } from "./mutants/answers.ts";
import { effectMutants } from "./mutants/effects.ts";
import { fileAndChoiceMutants } from "./mutants/files.ts";
import { listMutants } from "./mutants/lists.ts";
import { postMutants } from "./mutants/posts.ts";
import { saveAndStateMutants } from "./mutants/saves.ts";
import { searchMutants } from "./mutants/searches.ts";
import { rulesBrokenBy } from "./mutants/try-mutant.ts";

const mutants = [
  ...answerMutants,
  ...listMutants,
  ...searchMutants,
  ...fileAndChoiceMutants,
  ...postMutants,
  ...saveAndStateMutants,
  ...effectMutants,
];

test.each(mutants)("B04 the rule $rule finds it where $name ($route)", async (mutant) => {
  expect(await rulesBrokenBy(mutant)).toContain(mutant.rule);
});

test("B04 every rule has a wrong server, every wrong server a rule and routes that exist", () => {
  // What a run could not reach is never a finding.
  const own = Object.keys(rules).filter((rule) => rule !== "declared-problems");
  expect([...new Set(mutants.map(({ rule }): string => rule))].toSorted()).toEqual(own.toSorted());
  const names = new Set(routesOf(contract).map(({ name }) => name));
  const routes = mutants.flatMap(({ route, along }) => [route, ...along]);
  expect(routes.filter((name) => !names.has(name))).toEqual([]);
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
});
