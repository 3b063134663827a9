/**
 * Breaks the web app or server in one named way at a time, runs the related journeys, and writes
 * docs/web-kill-rate.md. `npm run trial -- web-mutants week undo` tries those whose names contain a word, and
 * keeps the page's other lines.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stoppedBy } from "../../scripts/parts/child.mjs";
import { root } from "../../scripts/parts/project.mjs";
import { build, journeys } from "../copy/built-copy.ts";
import { copied } from "../copy/copied.ts";
import { caughtIn, killRateText } from "./kill-rate-text.ts";
import { type Mutant, mutated } from "./mutant.ts";
import { serverMutants } from "./server-mutants.ts";
import { webMutants } from "./web-mutants.ts";

const words = process.argv.slice(2);
const isWanted = ({ name }: Mutant): boolean =>
  words.length === 0 || words.some((word) => name.includes(word));
const file = join(root, "docs", "web-kill-rate.md");
const page = existsSync(file) ? readFileSync(file, "utf8") : "";
const sideOf = (title: string, mutants: readonly Mutant[]) => ({
  title,
  mutants,
  tried: mutants.filter(isWanted),
  caught: new Map(caughtIn(page, title)),
});
const web = sideOf("The web app", webMutants);
const server = sideOf("The server behind it", serverMutants);
const sides = [web, server];
const copy = copied();

/**
 * Breaks one source of the copy while `during` runs.
 * @throws Error unless the mutation applies exactly once
 */
async function broken<T>(mutant: Mutant, during: () => Promise<T>): Promise<T> {
  let whole = "";
  copy.change(mutant.file, (text = "") => {
    whole = text;
    return mutated(text, mutant);
  });
  try {
    return await during();
  } finally {
    copy.change(mutant.file, () => whole);
  }
}

/** Runs journeys until one fails; returns that test's title, or undefined for a surviving mutant. */
async function killerOf(mutant: Mutant, isBuilt: boolean): Promise<string | undefined> {
  return await broken(mutant, async () => {
    if (isBuilt) await build(copy);
    const { passed, failed } = await journeys(copy, mutant.journeys, { untilOneFails: true });
    if (!passed && failed.length === 0) throw new Error(`« ${mutant.name} »: no test failed by itself`);
    return failed[0];
  });
}

try {
  await build(copy);
  const names = sides.flatMap(({ tried }) => tried.flatMap((mutant) => mutant.journeys));
  const whole = await journeys(copy, [...new Set(names)], { untilOneFails: false });
  // A journey that fails without a mutant would catch everything.
  if (!whole.passed) throw new Error(`fails without a mutant: ${whole.failed.join("; ")}\n${whole.output}`);
  // The server's first, with the app as just built.
  for (const side of [server, web])
    for (const mutant of side.tried) {
      if (stoppedBy() !== undefined) break;
      const killer = await killerOf(mutant, side === web);
      process.stdout.write(`${mutant.name}: ${killer ?? "SURVIVED"}\n`);
      if (killer === undefined) side.caught.delete(mutant.name);
      else side.caught.set(mutant.name, killer);
      writeFileSync(file, killRateText(sides));
    }
  process.exitCode = sides.some(({ tried, caught }) => tried.some(({ name }) => !caught.has(name))) ? 1 : 0;
} finally {
  copy.remove();
}
