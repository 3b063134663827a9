import { listQuery } from "./building-list.ts";
import { report } from "./figure.ts";
import { timedRequest } from "./http-load.ts";
import { median } from "./median.ts";
import type { Served } from "./served.ts";

/** Frequent, rare, absent; accented or not; two letters, several words, numbers. */
const terms = [
  "saint",
  "évry",
  "RÉSIDENCE",
  "zzz",
  "12 rue",
  "an",
  "7500",
  "imm-00123",
  "syndic@",
  "des lilas",
  "nulle part",
  "é",
];

/** Slowest and median, in elapsed and server CPU time. */
export async function reportSearches(server: Served): Promise<void> {
  const asked: { term: string; time: number; processor: number }[] = [];
  // Warm-up, with terms that are not measured.
  for (const search of ["lyon", "bât", "rue de"])
    await timedRequest({ ...server, path: listQuery({ search }) });
  for (const term of terms) {
    const before = server.processorTime();
    const { whole } = await timedRequest({ ...server, path: listQuery({ search: term, by: "name" }) });
    asked.push({ term, time: whole, processor: server.processorTime() - before });
  }
  const slowest = asked.reduce((one, other) => (other.time > one.time ? other : one));
  const dearest = asked.reduce((one, other) => (other.processor > one.processor ? other : one));
  report({
    what: "free-text search of 1,000,000: the slowest term",
    value: slowest.time,
    unit: "ms",
    atMost: 60,
    detail: `"${slowest.term}", ${slowest.processor} ms of processor time`,
  });
  report({
    what: "free-text search of 1,000,000: most processor time",
    value: dearest.processor,
    unit: "ms",
    atMost: 60,
    detail: `"${dearest.term}"`,
  });
  report({
    what: `free-text search of 1,000,000: median of ${terms.length} terms`,
    value: median(asked.map(({ time }) => time)),
    unit: "ms",
    atMost: 60,
    detail: `${median(asked.map(({ processor }) => processor))} ms of processor time`,
  });
}
