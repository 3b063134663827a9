/**
 * Measures the store by itself: a page of a million rows against one of a thousand, searches, streams, memory, worlds.
 * `node bench/store.ts [rows]`; prints ratios and times of one run, to be read on a quiet machine.
 */
import { BaseTable } from "../apps/mock-server/src/store/base-table.ts";
import type { Query } from "../apps/mock-server/src/store/query.ts";
import { Table } from "../apps/mock-server/src/store/table.ts";
import { type BenchRow, benchSource } from "./store-rows.ts";

type Ask = Query<BenchRow>;

const count = Number(process.argv[2] ?? 1_000_000);
const mebibytes = (): number => process.memoryUsage().rss / 2 ** 20;
const print = (label: string, text: string): void => console.log(`${label.padEnd(34)} ${text}`);

function timed<Result>(work: () => Result): [milliseconds: number, result: Result] {
  const start = performance.now();
  const result = work();
  return [performance.now() - start, result];
}

/** Microseconds of one query: the median of batches, each going through all queries. */
function microseconds(table: Table<BenchRow>, queries: readonly Ask[], batches = 15): number {
  const times: number[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    const [time] = timed(() => {
      for (let round = 0; round < 10; round += 1) for (const query of queries) table.query(query);
    });
    times.push((time * 1000) / queries.length / 10);
  }
  return times.sort((a, b) => a - b)[batches >> 1] ?? 0;
}

const FILTERS = ["city", "status", "neighborhoodId", "walletId"] as const;

/** Pages at several depths, up and down, of all rows or of those that share a value with some row. */
function pages(table: Table<BenchRow>, column: string, filter?: (typeof FILTERS)[number]): Ask[] {
  const queries: Ask[] = [];
  for (const dir of ["asc", "desc"] as const) {
    for (const depth of [0, 0.3, 0.9]) {
      const row = table.get(1 + Math.floor(depth * (table.size - 1)));
      const value = row?.[filter ?? "id"] ?? null;
      const query: Ask = {
        order: [{ column, dir }],
        length: 20,
        ...(filter === undefined ? {} : { where: [{ column: filter, op: "eq", value }] }),
      };
      queries.push({ ...query, start: Math.max(0, Math.floor(depth * table.count(query)) - 20) });
    }
  }
  return queries;
}

const start = mebibytes();
const small = new Table(BaseTable.build(benchSource(1000)));
const [built, base] = timed(() => BaseTable.build(benchSource(count)));
const [prepared] = timed(() => base.prepare());
const large = new Table(base);
print("rows, prepared in", `${count}, ${((built + prepared) / 1000).toFixed(1)} s`);
print("memory: start, prepared", `${start.toFixed(0)} MiB, ${mebibytes().toFixed(0)} MiB`);

console.log("\npage of 20: large / 1,000 rows, in µs (ratio)");
const worst = { plain: 0, filtered: 0 };
for (const column of base.columns.keys()) {
  const cells: string[] = [];
  for (const filter of [undefined, ...FILTERS]) {
    const [of1k, of1m] = [small, large].map((table) => {
      const queries = pages(table, column, filter);
      microseconds(table, queries, 5);
      return microseconds(table, queries);
    });
    const ratio = (of1m ?? 0) / (of1k ?? 1);
    const kind = filter === undefined ? "plain" : "filtered";
    worst[kind] = Math.max(worst[kind], ratio);
    cells.push(`${filter ?? "all"} ${of1m?.toFixed(1)}/${of1k?.toFixed(1)} (${ratio.toFixed(2)})`);
  }
  print(column, cells.join("  "));
}
print(
  "worst ratio: all rows, filtered",
  `${worst.plain.toFixed(2)}, ${worst.filtered.toFixed(2)} (promised: 2)`,
);
print("memory with these indexes", `${mebibytes().toFixed(0)} MiB`);

console.log("\nfree text, first asked, with count and first sorted page, in ms");
const columns = [...base.columns.values()].filter(({ searchable }) => searchable).map(({ name }) => name);
const terms = [
  "e",
  "an",
  "és",
  "evry",
  "RÉSIDENCE",
  "benali",
  "cœur-volant",
  "imm-00123",
  "nulle part",
  "s des érables 4",
  "9999",
];
for (const term of terms) {
  const before = process.cpuUsage();
  const [time, page] = timed(() =>
    large.query({ search: { term, columns }, order: [{ column: "name", dir: "desc" }], length: 20 }),
  );
  const { user, system } = process.cpuUsage(before);
  print(
    term,
    `${time.toFixed(1)} ms (${((user + system) / 1000).toFixed(1)} of processor), ${page.filtered} rows`,
  );
}

console.log("\nstreams of all rows");
for (const order of [[], [{ column: "name", dir: "desc" }], [{ column: "createdAt", dir: "asc" }]] as const) {
  const idle = mebibytes();
  let peak = idle;
  let rows = 0;
  const begun = performance.now();
  const stream = large.rows({ order });
  stream.next();
  const first = performance.now() - begun;
  for (const row of stream) {
    rows += row.version;
    if (rows % 20_000 === 0) peak = Math.max(peak, mebibytes());
  }
  const total = performance.now() - begun;
  print(
    order[0]?.column ?? "by id",
    `first row ${first.toFixed(2)} ms, all ${total.toFixed(0)} ms, +${(peak - idle).toFixed(0)} MiB`,
  );
}

console.log("\nworlds");
const heap = process.memoryUsage().heapUsed;
const [worldTime, worlds] = timed(() => Array.from({ length: 40_000 }, () => new Table(base)));
const bytes = (process.memoryUsage().heapUsed - heap) / 1000;
print(
  "1,000 worlds of 40 tables",
  `${(worldTime / 1000).toFixed(4)} ms and ${(bytes / 1024).toFixed(1)} kB a world`,
);
const world = worlds[0] ?? large;
for (let id = 1; id <= 100; id += 1) world.patch(id * 7, { city: "Évry" });
const query: Ask = {
  where: [{ column: "city", op: "eq", value: "Évry" }],
  order: [{ column: "name", dir: "asc" }],
  length: 20,
};
const [merging] = timed(() => world.query(query));
print(
  "query after 100 changes: first, then",
  `${(merging * 1000).toFixed(0)} µs, ${microseconds(world, [query]).toFixed(1)} µs`,
);
print("memory at the end", `${mebibytes().toFixed(0)} MiB`);
