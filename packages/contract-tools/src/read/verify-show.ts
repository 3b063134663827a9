import { optionalParam } from "@palier/contract";
import { idOf, rowOf } from "../verify/fields.ts";
import type { Probe } from "../verify/probe.ts";
import { verifySeries } from "./period-counts.ts";
import { verifyFigures, verifyTabCounts } from "./tab-counts.ts";
import { neededQuery } from "./verify-access.ts";
import { verifySearchRoute } from "./verify-search.ts";

const read = 3;

export async function verifyShow(probe: Probe): Promise<void> {
  const { route, run } = probe;
  if (route.meta.kind === "show" && route.meta.counted !== undefined)
    await verifyTabCounts(probe, route.meta.counted);
  if (route.meta.kind === "show" && route.meta.searched !== undefined)
    await verifySearchRoute(probe, route.meta.searched);
  if (route.meta.kind === "show" && route.meta.waiting !== undefined)
    await verifyFigures(probe, "waiting", route.meta.waiting);
  if (route.meta.kind === "show" && route.meta.series !== undefined)
    await verifySeries(probe, route.meta.series);
  const all = run.samples.paramsOf(route, read);
  if (all.length === 0) probe.gap("reads", "", `no id is known for ${route.template}`);
  for (const params of all) {
    const exchange = await probe.ask("reads", "", [200], { params });
    if (exchange === undefined) continue;
    run.samples.harvest(route, params, exchange.json);
    const { record } = route.meta;
    const own = idOf(rowOf(exchange.json)?.id);
    const asked = record === undefined ? undefined : Number(params[record.param]);
    const said = { expected: `the record ${asked ?? ""}`, found: `the record ${own ?? ""}` };
    const right = own === undefined || asked === undefined || own === asked;
    const filled = exchange.answer.body.length > 0;
    probe.expect("reads", "", right && filled, filled ? said : { ...said, found: "an empty body" }, exchange);
  }
}

const day = 86_400_000;

/** The contract accepts the day, the route may refuse it (a week begins on Monday): tries seven days. */
export async function verifyDays(probe: Probe): Promise<void> {
  const { route } = probe;
  const name = optionalParam(route.pathParams);
  if (name === undefined) return;
  const statuses = new Set<number>();
  for (let at = 0; at < 7; at += 1) {
    const date = new Date(Date.now() + at * day).toISOString().slice(0, 10);
    const wanted = [200, 204, 422].filter((status) => route.statuses.includes(status));
    const call = { params: { [name]: date }, query: neededQuery(route) };
    const exchange = await probe.ask("reads", date, wanted, call);
    if (exchange !== undefined) statuses.add(exchange.status === 204 ? 200 : exchange.status);
  }
  const said = {
    expected: "one day of a week taken, the others refused (422)",
    found: [...statuses].join(", "),
  };
  probe.expect("reads", "seven days", statuses.has(200) && statuses.has(422), said);
}
