/**
 * Measures the mock server over HTTP, each part as a ratio within one run: the building list against a bare `node:http`
 * server that answers the same bytes, a page of a million rows against one of a thousand, and the export of a million.
 * `node bench/mock-server.ts [list|million]`; to be read on a quiet machine (Linux, for the memory).
 */
import { requestsPerSecond, timedRequest } from "./http-load.ts";
import { mockServer, rawServer, type Served } from "./served.ts";

const list = "/api/admin/building/ajax-list";
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const print = (label: string, text: string): void => console.log(`${label.padEnd(52)} ${text}`);

const columns = [
  "name",
  "reference",
  "street",
  "postalCode",
  "city",
  "neighborhoodName",
  "walletName",
  "status",
  "lotCount",
  "createdAt",
];

/** What the web app sends for a sorted and filtered page. */
const query = (more: string): string => {
  const sent = columns.map(
    (name, at) =>
      `columns[${at}][data]=${name}&columns[${at}][name]=${name}&columns[${at}][searchable]=true&columns[${at}][orderable]=true&columns[${at}][search][value]=&columns[${at}][search][regex]=false`,
  );
  return `${list}?${encodeURI(`draw=1&start=0&length=20&search[value]=&search[regex]=false&${sent.join("&")}&${more}`)}`;
};

async function listAgainstRaw(): Promise<void> {
  const mock = await mockServer("building=10000");
  const path = query("order[0][column]=4&order[0][dir]=desc&order[0][name]=city&status=active");
  const answer = await fetch(`http://127.0.0.1:${mock.port}${path}`, { headers: mock.headers });
  const own = new Set(["date", "connection", "keep-alive"]);
  const raw = await rawServer(
    [...answer.headers].filter(([name]) => !own.has(name)),
    await answer.text(),
  );
  const ratios: number[] = [];
  const rates: number[][] = [];
  for (let round = 0; round < 9; round += 1) {
    const bare = await requestsPerSecond({ port: raw.port, path, headers: mock.headers }, 1.5);
    const ours = await requestsPerSecond({ port: mock.port, path, headers: mock.headers }, 1.5);
    // The first rounds warm both up.
    if (round > 1) ratios.push(ours / bare);
    rates.push([ours, bare]);
  }
  const [ours = 0, bare = 0] = [0, 1].map((at) => median(rates.map((pair) => pair[at] ?? 0)));
  print(
    "building list, 10,000 rows, sorted and filtered",
    `${Math.round(ours)} req/s, bare node:http ${Math.round(bare)}`,
  );
  print("  ratio (at least 0.6)", median(ratios).toFixed(2));
  mock.stop();
  raw.stop();
}

/** Milliseconds of one page, over one kept connection. */
const pageTime = async ({ port, headers }: Served, path: string): Promise<number> =>
  1000 / (await requestsPerSecond({ port, headers, path }, 0.4, 1));

async function million(): Promise<void> {
  const [big, small] = [await mockServer("building=1000000"), await mockServer("building=1000")];
  const worst = { ratio: 0, name: "" };
  for (const [at, column] of columns.entries()) {
    for (const filter of ["", "&status=active"]) {
      const path = query(`order[0][column]=${at}&order[0][dir]=desc${filter}`);
      // The first request builds the column's index.
      const first = await timedRequest({ ...big, path });
      await timedRequest({ ...small, path });
      const ratio = (await pageTime(big, path)) / (await pageTime(small, path));
      print(`  by ${column}${filter}`, `${ratio.toFixed(2)}× (first time ${first.whole.toFixed(0)} ms)`);
      if (ratio > worst.ratio) Object.assign(worst, { ratio, name: `${column}${filter}` });
    }
  }
  print("page of 1,000,000 against one of 1,000 (at most 2)", `${worst.ratio.toFixed(2)}× (${worst.name})`);
  small.stop();
  for (const term of ["saint", "zzz", "12 rue"]) {
    const path = query("").replace("search%5Bvalue%5D=&", `search%5Bvalue%5D=${encodeURIComponent(term)}&`);
    const times: number[] = [];
    for (let draw = 0; draw < 4; draw += 1)
      times.push((await timedRequest({ ...big, path: path.replace("start=0", `start=${draw}`) })).whole);
    print(
      `search of a million for « ${term} » (under 60 ms)`,
      `${times.map((time) => time.toFixed(0)).join(", ")} ms`,
    );
  }
  await exports(big);
  big.stop();
}

async function exports(big: Served): Promise<void> {
  for (const format of ["csv", "xlsx"]) {
    const path = `${list}-export?column_field_list=${columns.join(",")}&format=${format}`;
    const idle = big.memory();
    let peak = idle;
    const watch = setInterval(() => {
      peak = Math.max(peak, big.memory());
    }, 20);
    const { first, whole, bytes } = await timedRequest({ ...big, path });
    clearInterval(watch);
    print(
      `export of a million as ${format}`,
      `${(bytes / 2 ** 20).toFixed(0)} MiB in ${(whole / 1000).toFixed(1)} s`,
    );
    print("  first byte (within 100 ms)", `${first.toFixed(0)} ms`);
    print("  memory over idle (at most 64 MiB)", `${(peak - idle).toFixed(0)} MiB of ${peak.toFixed(0)}`);
  }
}

const what = process.argv[2];
if (what !== "million") await listAgainstRaw();
if (what !== "list") await million();
