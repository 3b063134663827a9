/** Mutants still apply: a list of edits does not follow when its sources change. */
import { expect, test } from "vitest";
import { caughtIn } from "../mutants/kill-rate-text.ts";
import { type Mutant, mutated } from "../mutants/mutant.ts";
import { serverMutants } from "../mutants/server-mutants.ts";
import { webMutants } from "../mutants/web-mutants.ts";
import { repository } from "./repository.ts";

const textOf = (path: string): string | undefined => repository.find((file) => file.path === path)?.text;

/** Reasons why it no longer applies. */
function problemsOf(mutant: Mutant): string[] {
  const missing = mutant.journeys.filter((name) => textOf(`apps/web/e2e/${name}.spec.ts`) === undefined);
  const text = textOf(mutant.file);
  const why = text === undefined ? `${mutant.file} is gone` : whyNotIn(text, mutant);
  return [...(why === undefined ? [] : [why]), ...missing.map((name) => `there is no journey ${name}`)];
}

function whyNotIn(text: string, mutant: Mutant): string | undefined {
  try {
    mutated(text, mutant);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

test("each of the faults of the web app, twenty or more, and of the server can still be made", () => {
  expect(webMutants.length).toBeGreaterThanOrEqual(20);
  for (const list of [webMutants, serverMutants]) {
    expect(list.flatMap(problemsOf)).toEqual([]);
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
  }
});

test("docs/web-kill-rate.md has each of them, caught by a journey that is still there", () => {
  const page = textOf("docs/web-kill-rate.md") ?? "";
  const journeys = repository.filter(({ path }) => path.endsWith(".spec.ts")).map(({ text }) => text);
  for (const [title, list] of [
    ["The web app", webMutants],
    ["The server behind it", serverMutants],
  ] as const) {
    const caught = caughtIn(page, title);
    expect(list.filter(({ name }) => !page.includes(`| ${name} |`))).toEqual([]);
    const gone = [...caught].filter(([, killer]) => !journeys.some((text) => text.includes(killer)));
    expect(
      gone.map(([name]) => `« ${name} » was caught by a test that is gone: npm run trial -- web-mutants`),
    ).toEqual([]);
  }
});

test("a fault that applies twice, or no more, is named", () => {
  const mutant = { name: "n", file: "f", from: "a", to: "b", journeys: [] };
  expect(mutated("xay", mutant)).toBe("xby");
  for (const text of ["aa", "b"]) expect(() => mutated(text, mutant)).toThrow(/applies [02] times/);
  expect(() => mutated("a", { ...mutant, to: "a" })).toThrow("changes nothing");
});
