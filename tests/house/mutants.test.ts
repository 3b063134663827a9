/** The net of `npm run mutants` covers what it should, and follows when its sources and tests change. */
import { expect, test } from "vitest";
import { allMutants } from "../mutants/all-mutants.ts";
import { type Mutant, mechanisms, mutated, subjectOf, testFile } from "../mutants/mutant.ts";
import { repository } from "./repository.ts";

const textOf = (path: string): string | undefined => repository.find((file) => file.path === path)?.text;
const paths = repository.map(({ path }) => path);

/** `building`, `concierge/order`: whose routes the contract has. */
const areas = [
  ...(textOf("packages/contract/src/contract.ts") ?? "").matchAll(/from "\.\/areas\/(.+)\.ts"/g),
].map(([, name = ""]) => name);

/** What is wrong with it now, or nothing. */
function problemsOf(mutant: Mutant): string[] {
  const text = textOf(mutant.file);
  const attempts = [
    () => mutated(text ?? "", mutant),
    ...mutant.caughtBy.map((end) => () => testFile(paths, end)),
  ];
  return attempts.flatMap((attempt) => {
    try {
      attempt();
      return [];
    } catch (error) {
      return [`${error}; npm run mutants -- --find "${mutant.name}"`];
    }
  });
}

const counted = Map.groupBy(allMutants, subjectOf);
const fewer = (than: number, subjects: readonly string[]): readonly string[] =>
  subjects.filter((subject) => (counted.get(subject)?.length ?? 0) < than);

test("each mutant still applies to its file once, and the tests that notice it are there", () => {
  expect(allMutants.flatMap(problemsOf)).toEqual([]);
  expect(allMutants.filter(({ caughtBy }) => caughtBy.length === 0)).toEqual([]);
  expect(new Set(allMutants.map(({ name }) => name)).size).toBe(allMutants.length);
});

test("there are sixty or more: two for each area of the contract, and one for each mechanism", () => {
  expect(allMutants.length).toBeGreaterThanOrEqual(60);
  expect(areas.length).toBeGreaterThan(20);
  expect(fewer(2, areas)).toEqual([]);
  expect(fewer(1, mechanisms)).toEqual([]);
  expect([...counted.keys()].filter((subject) => ![...areas, ...mechanisms].includes(subject))).toEqual([]);
});

test("a mutant that applies twice or no more, or names a test that is gone, is told", () => {
  const mutant = { area: "a", name: "n", file: "f", from: "a", to: "b", caughtBy: ["gone.test.ts"] };
  expect(mutated("xay", mutant)).toBe("xby");
  for (const text of ["aa", "b"]) expect(() => mutated(text, mutant)).toThrow(/applies [02] times/);
  expect(() => mutated("a", { ...mutant, to: "a" })).toThrow("changes nothing");
  expect(testFile(["x/a.test.ts", "x/ba.test.ts"], "a.test.ts")).toBe("x/a.test.ts");
  expect(() => testFile(["x/a.test.ts", "y/a.test.ts"], "a.test.ts")).toThrow(/may be/);
  expect(problemsOf(mutant)).toEqual([
    expect.stringContaining("applies 0 times"),
    expect.stringContaining("gone.test.ts"),
  ]);
});
