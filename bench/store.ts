/**
 * The store without HTTP: pages of a million rows against those of a thousand, searches, streams, memory,
 * worlds. Alone: `node bench/store.ts [rows]`.
 */
import { BaseTable } from "../apps/mock-server/src/store/base-table.ts";
import type { Query } from "../apps/mock-server/src/store/query.ts";
import { Table } from "../apps/mock-server/src/store/table.ts";
import { report } from "./figure.ts";
import { median } from "./median.ts";
import { type BenchRow, benchSource } from "./store-rows.ts";

type Ask = Query<BenchRow>;

const count = Number(process.argv[2] ?? 1_000_000);
const mebibytes = (): number => process.memoryUsage().rss / 2 ** 20;

function timed<Result>(work: () => Result): [milliseconds: number, result: Result] {
  const start = performance.now();
  const result = work();
  return [performance.now() - start, result];
}

/** Average per query of a batch. */
function microseconds(table: Table<BenchRow>, queries: readonly Ask[]): number {
  const [time] = timed(() => {
    for (let round = 0; round < 10; round += 1) for (const query of queries) table.query(query);
  });
  return (time * 1000) / queries.length / 10;
}

/** Alternates: the median ratio of the pairs, and µs of each. */
function compare(
  large: Table<BenchRow>,
  small: Table<BenchRow>,
  column: string,
  filter?: Filter,
  batches = 11,
) {
  const [ofLarge, ofSmall] = [pages(large, column, filter), pages(small, column, filter)];
  const pairs: { large: number; small: number }[] = [];
  for (let batch = 0; batch < batches + 4; batch += 1) {
    const pair = { small: microseconds(small, ofSmall), large: microseconds(large, ofLarge) };
    // The first batches build indexes and warm up.
    if (batch > 3) pairs.push(pair);
  }
  return {
    ratio: median(pairs.map((pair) => pair.large / pair.small)),
    large: median(pairs.map((pair) => pair.large)),
    small: median(pairs.map((pair) => pair.small)),
    name: filter === undefined ? `by ${column}` : `by ${column}, one ${filter}`,
  };
}

const FILTERS = ["city", "status", "neighborhoodId", "walletId"] as const;
type Filter = (typeof FILTERS)[number];

function pages(table: Table<BenchRow>, column: string, filter?: Filter): Ask[] {
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

const thousand = (value: number): string => value.toLocaleString("en-US");

const small = new Table(BaseTable.build(benchSource(1000)));
const [built, base] = timed(() => BaseTable.build(benchSource(count)));
const [prepared] = timed(() => base.prepare());
const large = new Table(base);
report({ what: `${thousand(count)} rows: until ready`, value: (built + prepared) / 1000, unit: "s" });

const names = [...base.columns.keys()];
const plain = names.map((column) => compare(large, small, column));
const filtered = names.flatMap((column) => FILTERS.map((filter) => compare(large, small, column, filter)));
for (const [cases, what] of [
  [plain, "any column"],
  [filtered, "any column, filtered"],
] as const) {
  const worst = cases.reduce((one, other) => (other.ratio > one.ratio ? other : one));
  const usual = median(cases.map(({ ratio }) => ratio));
  report({
    what: `page of ${thousand(count)} to one of 1,000, ${what}`,
    value: worst.ratio,
    unit: "×",
    atMost: 2,
    detail: `worst of ${cases.length}: ${worst.name} (${worst.large.toFixed(1)} against ${worst.small.toFixed(1)} µs); the usual case ${usual.toFixed(2)} ×`,
  });
}
report({ what: "memory with the indexes of all columns", value: mebibytes(), unit: "MiB", atMost: 2048 });

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
const searches = terms.map((term) => {
  const before = process.cpuUsage();
  const [time] = timed(() =>
    large.query({ search: [{ term, columns }], order: [{ column: "name", dir: "desc" }], length: 20 }),
  );
  const { user, system } = process.cpuUsage(before);
  return { term, time, processor: (user + system) / 1000 };
});
const slowest = searches.reduce((one, other) => (other.time > one.time ? other : one));
report({
  what: "free-text search: the slowest term",
  value: slowest.time,
  unit: "ms",
  atMost: 60,
  detail: `"${slowest.term}", ${slowest.processor.toFixed(0)} ms of processor time; the usual term ${median(searches.map(({ time }) => time)).toFixed(0)} ms`,
});
report({
  what: "free-text search: most processor time",
  value: Math.max(...searches.map(({ processor }) => processor)),
  unit: "ms",
  atMost: 60,
});

const streams = ([[], [{ column: "name", dir: "desc" }], [{ column: "createdAt", dir: "asc" }]] as const).map(
  (order) => {
    const idle = mebibytes();
    let peak = idle;
    let rows = 0;
    const stream = large.rows({ order });
    const [first] = timed(() => stream.next());
    for (const row of stream) {
      rows += row.version;
      if (rows % 20_000 === 0) peak = Math.max(peak, mebibytes());
    }
    return { first, memory: peak - idle };
  },
);
report({
  what: "all rows as a stream: the first row, slowest of three orders",
  value: Math.max(...streams.map(({ first }) => first)),
  unit: "ms",
});
report({
  what: "all rows as a stream: memory over idle",
  value: Math.max(...streams.map(({ memory }) => memory)),
  unit: "MiB",
  atMost: 64,
});

const heap = process.memoryUsage().heapUsed;
const [worldTime, worlds] = timed(() => Array.from({ length: 40_000 }, () => new Table(base)));
const bytes = (process.memoryUsage().heapUsed - heap) / 1000;
report({
  what: "a new world of 40 tables, untouched",
  value: worldTime,
  unit: "µs",
  detail: `${(bytes / 1000).toFixed(1)} kB; mean of 1,000`,
});
const world = worlds[0] ?? large;
for (let id = 1; id <= 100; id += 1) world.patch(id * 7, { city: "Évry" });
const query: Ask = {
  where: [{ column: "city", op: "eq", value: "Évry" }],
  order: [{ column: "name", dir: "asc" }],
  length: 20,
};
const [merging] = timed(() => world.query(query));
const merged = median(Array.from({ length: 15 }, () => microseconds(world, [query])));
report({
  what: "a filtered page after 100 changes in the world",
  value: merged,
  unit: "µs",
  detail: `${(merging * 1000).toFixed(0)} µs the first time`,
});
