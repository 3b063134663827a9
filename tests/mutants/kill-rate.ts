/**
 * Breaks the web app or the server in one named way at a time, runs the related journeys, and writes
 * docs/web-kill-rate.md. `npm run trial -- web-mutants week undo` tries those whose names contain one of the words,
 * and keeps the other lines of the page.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stoppedBy } from "../../scripts/parts/child.mjs";
import { root } from "../../scripts/parts/project.mjs";
import { Copy } from "./copy.ts";
import { caughtIn, killRateText } from "./kill-rate-text.ts";
import type { Mutant } from "./mutant.ts";
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
const copy = new Copy();

/** Runs the mutant's journeys until one fails. Returns that test's title; undefined for a surviving mutant. */
async function killerOf(mutant: Mutant, isBuilt: boolean): Promise<string | undefined> {
  return await copy.broken(mutant, async () => {
    if (isBuilt) await copy.build();
    const { passed, failed } = await copy.journeys(mutant.journeys, { untilOneFails: true });
    if (!passed && failed.length === 0) throw new Error(`« ${mutant.name} »: no test failed by itself`);
    return failed[0];
  });
}

try {
  await copy.build();
  const journeys = sides.flatMap(({ tried }) => tried.flatMap((mutant) => mutant.journeys));
  const whole = await copy.journeys([...new Set(journeys)], { untilOneFails: false });
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
