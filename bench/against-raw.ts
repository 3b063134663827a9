/** Compares the list with a bare `node:http` server that sends the same bytes and headers. */
import { listQuery } from "./building-list.ts";
import { report } from "./figure.ts";
import { requestsPerSecond } from "./http-load.ts";
import { median } from "./median.ts";
import { mockServer, rawServer, type Served } from "./served.ts";

const round = (value: number): string => Math.round(value).toLocaleString("en-US");

/**
 * @param what prefix of the figures
 * @param world undefined for the default one
 */
export async function listAgainstRaw(what: string, world?: string): Promise<void> {
  const mock = await mockServer("--rows", "building=10000");
  const headers = world === undefined ? mock.headers : await mock.signIn(world);
  const path = listQuery({ by: "city", dir: "desc", filter: ["status", "active"] });
  const answer = await fetch(`http://127.0.0.1:${mock.port}${path}`, { headers });
  // Sent by node:http itself.
  const own = new Set(["date", "connection", "keep-alive"]);
  const raw = await rawServer(
    [...answer.headers].filter(([name]) => !own.has(name)),
    await answer.text(),
  );
  const pairs: { ours: Rate; bare: Rate }[] = [];
  for (let pair = 0; pair < 11; pair += 1) {
    const bare = await rate(raw, path, headers);
    const ours = await rate(mock, path, headers);
    // The first pairs are warm-up.
    if (pair > 1) pairs.push({ ours, bare });
  }
  const [ours, bare] = [pairs.map((pair) => pair.ours), pairs.map((pair) => pair.bare)];
  const [oursPerSecond, barePerSecond] = [ours, bare].map((rates) =>
    median(rates.map(({ perSecond }) => perSecond)),
  );
  report({
    what: `${what}: requests per second, of bare node:http`,
    value: median(pairs.map((pair) => pair.ours.perSecond / pair.bare.perSecond)),
    unit: "×",
    atLeast: 0.6,
    detail: `${round(oursPerSecond ?? 0)} against ${round(barePerSecond ?? 0)} a second`,
  });
  report({
    what: `${what}: processor time of the server, to bare node:http`,
    value: median(pairs.map((pair) => pair.ours.processor / pair.bare.processor)),
    unit: "×",
  });
  mock.stop();
  raw.stop();
}

interface Rate {
  readonly perSecond: number;
  /** Server CPU ms per request, largely independent of other processes. */
  readonly processor: number;
}

async function rate(server: Served, path: string, headers: Served["headers"]): Promise<Rate> {
  const [start, before] = [performance.now(), server.processorTime()];
  const perSecond = await requestsPerSecond({ port: server.port, path, headers }, 1.5);
  const requests = (perSecond * (performance.now() - start)) / 1000;
  return { perSecond, processor: (server.processorTime() - before) / requests };
}
