/**
 * Tries each fault on some of its routes, least tried first, and writes docs/verifier-kill-rate.md. `-- 1000`
 * tries every route (ten minutes of CPU).
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { KillRate, mutants, type Trial } from "../test/mutants/kill-rate.ts";
import { killRateText } from "./kill-rate-text.ts";

const limit = Number(process.argv[2] ?? 7);
const file = join(import.meta.dirname, "../../../docs/verifier-kill-rate.md");
const killRate = new KillRate();
const trials: Trial[] = [];
for (const mutant of mutants) {
  const own: Trial[] = [];
  const tried = (name: string) => trials.filter(({ route }) => route.name === name).length;
  const routes = killRate.routesOf(mutant).toSorted((a, b) => tried(a.name) - tried(b.name));
  for (const route of routes.slice(0, limit)) own.push(await killRate.try(mutant, route));
  const missed = own.filter(({ caught, shows }) => shows && !caught).map(({ route }) => route.name);
  console.log(`${mutant.name}: ${own.length - missed.length} of ${own.length}  ${missed.join(" ")}`);
  trials.push(...own);
}
writeFileSync(file, killRateText(trials));
