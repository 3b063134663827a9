/** The mock server over HTTP: the building list against a bare `node:http` server, then pages and searches of a million. */
import { listQuery } from "./building-list.ts";
import { report } from "./figure.ts";
import { requestsPerSecond } from "./http-load.ts";
import { median } from "./median.ts";
import { reportPages } from "./million-pages.ts";
import { reportSearches } from "./million-search.ts";
import { mockServer, rawServer, type Served } from "./served.ts";

const round = (value: number): string => Math.round(value).toLocaleString("en-US");

async function listAgainstRaw(): Promise<void> {
  const mock = await mockServer("--rows", "building=10000");
  const path = listQuery({ by: "city", dir: "desc", filter: ["status", "active"] });
  const answer = await fetch(`http://127.0.0.1:${mock.port}${path}`, { headers: mock.headers });
  // What node:http sends by itself.
  const own = new Set(["date", "connection", "keep-alive"]);
  const raw = await rawServer(
    [...answer.headers].filter(([name]) => !own.has(name)),
    await answer.text(),
  );
  const pairs: { ours: Rate; bare: Rate }[] = [];
  for (let pair = 0; pair < 11; pair += 1) {
    const bare = await rate(raw, path, mock.headers);
    const ours = await rate(mock, path, mock.headers);
    // The first pairs warm both up.
    if (pair > 1) pairs.push({ ours, bare });
  }
  const [ours, bare] = [pairs.map((pair) => pair.ours), pairs.map((pair) => pair.bare)];
  const [oursPerSecond, barePerSecond] = [ours, bare].map((rates) =>
    median(rates.map(({ perSecond }) => perSecond)),
  );
  report({
    what: "building list: requests per second, of bare node:http",
    value: median(pairs.map((pair) => pair.ours.perSecond / pair.bare.perSecond)),
    unit: "×",
    atLeast: 0.6,
    detail: `${round(oursPerSecond ?? 0)} against ${round(barePerSecond ?? 0)} a second`,
  });
  report({
    what: "building list: processor time of the server, to bare node:http",
    value: median(pairs.map((pair) => pair.ours.processor / pair.bare.processor)),
    unit: "×",
  });
  mock.stop();
  raw.stop();
}

interface Rate {
  readonly perSecond: number;
  /** Milliseconds of the server's processor time a request: what other processes on the machine do not change much. */
  readonly processor: number;
}

async function rate(server: Served, path: string, headers: Served["headers"]): Promise<Rate> {
  const [start, before] = [performance.now(), server.processorTime()];
  const perSecond = await requestsPerSecond({ port: server.port, path, headers }, 1.5);
  const requests = (perSecond * (performance.now() - start)) / 1000;
  return { perSecond, processor: (server.processorTime() - before) / requests };
}

await listAgainstRaw();
const start = performance.now();
const million = await mockServer("--rows", "building=1000000");
report({ what: "1,000,000 buildings: until ready", value: (performance.now() - start) / 1000, unit: "s" });
await reportSearches(million);
const thousand = await mockServer("--rows", "building=1000");
await reportPages(million, thousand);
report({
  what: "1,000,000 buildings: highest memory",
  value: million.peakMemory(),
  unit: "MiB",
  atMost: 2048,
});
million.stop();
thousand.stop();
