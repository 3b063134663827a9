import type { Probe } from "../verify/probe.ts";
import type { Params } from "../verify/samples.ts";
import { type Pair, type QueryCase, queryCase, queryCases, queryText } from "./query-cases.ts";

/** Boundary values, then random mixtures. The contract's schema decides between 200 and 400. */
export async function verifyQueries(probe: Probe): Promise<void> {
  const { route, run } = probe;
  const [params] = run.samples.paramsOf(route, 1);
  if (params === undefined || route.query === undefined || Object.keys(route.query.shape).length === 0)
    return;
  const found = new Set<string>();
  for (const each of queryCases(route, run.seed, run.cases)) {
    if (each.refused.length > 0) await expectRefused(probe, params, each, found);
    else await expectTaken(probe, params, each, found);
  }
}

/** Isolates each wrongly accepted parameter, as a separate finding. */
async function expectRefused(
  probe: Probe,
  params: Params,
  each: QueryCase,
  found: Set<string>,
): Promise<void> {
  const exchange = await probe.send({ params, query: queryText(each.pairs) });
  if (exchange === undefined) return;
  if (exchange.status === 400) return probe.pass("bad-query");
  let isNamed = false;
  for (const { key, value, why } of each.refused) {
    isNamed ||= found.has(key);
    if (found.has(key)) continue;
    const sent = each.pairs.filter(([name]) => name === key);
    const alone =
      sent.length === 0 || each.refused.length === 1
        ? exchange
        : await probe.send({ params, query: queryText(queryCase(probe.route, sent).pairs) });
    if (alone === undefined || alone.status === 400) continue;
    found.add(key);
    isNamed = true;
    const expected = `status 400: ${key} = ${short(value)} (${why})`;
    probe.fail("bad-query", key, expected, `status ${alone.status}`, alone);
  }
  if (isNamed) return;
  // Refused individually, accepted together.
  const keys = each.refused.map(({ key }) => key).join(", ");
  found.add(keys);
  probe.fail("bad-query", keys, `status 400: ${keys} together`, `status ${exchange.status}`, exchange);
}

/** Isolates a wrongly refused parameter, if it is a single one. */
async function expectTaken(
  probe: Probe,
  params: Params,
  { pairs }: QueryCase,
  found: Set<string>,
): Promise<void> {
  const wanted = [200, 204].filter((status) => probe.route.statuses.includes(status));
  const exchange = await probe.send({ params, query: queryText(pairs) });
  if (exchange === undefined) return;
  if (wanted.includes(exchange.status)) return probe.pass("bad-query");
  let culprits: readonly Pair[] = pairs;
  let alone = exchange;
  for (const pair of pairs) {
    const single = queryCase(probe.route, [pair]);
    if (single.refused.length > 0 || pairs.length < 2) continue;
    const answer = await probe.send({ params, query: queryText(single.pairs) });
    if (answer === undefined || wanted.includes(answer.status)) continue;
    [culprits, alone] = [[pair], answer];
    break;
  }
  const subject = culprits.map(([key]) => key).join(", ");
  if (found.has(subject)) return;
  found.add(subject);
  const said = culprits.map(([key, value]) => `${key} = ${short(value)}`).join(", ");
  probe.fail("bad-query", subject, `status ${wanted.join(" or ")}: ${said}`, `status ${alone.status}`, alone);
}

const short = (value: string): string =>
  value.length > 40 ? `${value.slice(0, 20)}… (${value.length} characters)` : JSON.stringify(value);
