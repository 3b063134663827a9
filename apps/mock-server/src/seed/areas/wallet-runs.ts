import { weights } from "../../core/random.ts";
import { day, hour, minute } from "../calendar.ts";
import { startsOf, times } from "../lists.ts";
import { officeMoment } from "../office-hours.ts";
import { between } from "../seeding.ts";
import type { Town } from "../town.ts";

const over = weights([
  ["succeeded", 68],
  ["partial", 20],
  ["failed", 12],
]);
const latest = weights([
  ["succeeded", 60],
  ["partial", 16],
  ["failed", 10],
  ["running", 9],
  ["queued", 5],
]);

export interface Run {
  readonly status: "queued" | "running" | "succeeded" | "partial" | "failed";
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
}

/** Up to seven per wallet, weeks apart; only the last may still run. */
export function walletImports(town: Town) {
  const { now, counts } = town;
  const sizes = town.stream("walletImport.size");
  const draws = town.stream("walletImport.run");
  const starts = startsOf(times(counts.wallet, (wallet) => sizes.below(wallet, 8)));
  const sizeOf = (wallet: number) => (starts[wallet + 1] ?? 0) - (starts[wallet] ?? 0);

  const runOf = (wallet: number, rank: number): Run => {
    const index = (starts[wallet] ?? 0) + rank;
    const random = draws.at(index);
    const left = sizeOf(wallet) - 1 - rank;
    const status = random.weighted(left === 0 ? latest : over);
    if (status === "queued") return { status, startedAt: null, finishedAt: null };
    if (status === "running") return { status, startedAt: now - random.int(20, 200), finishedAt: null };
    const span = { from: now - (left + 1) * 21 * day, to: now - left * 21 * day - hour };
    const startedAt = officeMoment(between(span.from, span.to, random), span);
    return { status, startedAt, finishedAt: startedAt + random.int(8, 9 * minute) };
  };
  return {
    count: starts.at(-1) ?? 0,
    sizeOf,
    runOf,
    lastOf: (wallet: number): Run | undefined =>
      sizeOf(wallet) === 0 ? undefined : runOf(wallet, sizeOf(wallet) - 1),
  };
}
