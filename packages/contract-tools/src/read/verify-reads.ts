import type { RouteEntry, TableMeta } from "@palier/contract";
import { oneRoute } from "../verify/one-route.ts";
import { Probe, type Run } from "../verify/probe.ts";
import { listQuery } from "./list-page.ts";
import { verifyFilters } from "./table-filters.ts";
import { verifyOrder } from "./table-order.ts";
import { verifyPages } from "./table-pages.ts";
import { verifySearch } from "./table-search.ts";
import { verifyShown } from "./table-shown.ts";
import { verifyTogether } from "./table-together.ts";
import { openTable, type TableView } from "./table-view.ts";
import { verifyWildcards } from "./table-wildcards.ts";
import { verifyWords } from "./table-words.ts";
import { verifyAccess } from "./verify-access.ts";
import { verifyExport } from "./verify-export.ts";
import { verifyFormGet } from "./verify-form.ts";
import { verifyOptions } from "./verify-options.ts";
import { verifyQueries } from "./verify-queries.ts";
import { verifyDays, verifyShow } from "./verify-show.ts";

export async function verifyReads(
  run: Run,
  chosen: readonly RouteEntry[],
  finished: (route: RouteEntry) => void,
): Promise<void> {
  for (const route of chosen) {
    if (route.method !== "GET") continue;
    const probe = new Probe(run, route);
    await oneRoute(probe, async () => {
      await verifyByKind(probe);
      if (probe.ledger.isAbsent) return;
      await verifyAccess(probe);
      await verifyQueries(probe);
    });
    probe.ledger.settleProblems((status) => `nothing that was sent was answered by ${status}`);
    finished(route);
  }
}

async function verifyByKind(probe: Probe): Promise<void> {
  const { meta } = probe.route;
  switch (meta.kind) {
    case "table":
      return verifyTable(probe, meta);
    case "export":
      await verifyExport(probe, meta);
      return verifyDays(probe);
    case "options":
      return verifyOptions(probe, meta);
    case "form":
      return verifyFormGet(probe, meta);
    case "show":
    case "page":
    case "session":
    case "media":
    case "action":
    case "fragment":
      await verifyShow(probe);
      return verifyDays(probe);
  }
}

/** Starts with routes that need no id, until no new id appears. */
export async function harvest(run: Run, chosen: readonly RouteEntry[]): Promise<void> {
  const needed = new Set(chosen.flatMap(({ template }) => (template.includes("{") ? [template] : [])));
  if (needed.size === 0 || run.samples.isHarvested) return;
  run.samples.isHarvested = true;
  const reads = run.routes.filter(
    ({ method, meta }) => method === "GET" && ["table", "options", "form", "show"].includes(meta.kind),
  );
  const asked = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    for (const route of reads) {
      if (asked.has(route.name)) continue;
      const [params] = run.samples.paramsOf(route, 1);
      if (params === undefined) continue;
      asked.add(route.name);
      const { meta } = route;
      const query = meta.kind === "table" ? listQuery(meta.row, { length: 100 }) : "";
      // Findings count for the route, even if it was not chosen.
      const exchange = await new Probe(run, route).send({ params, query });
      if (exchange?.status === 200) run.samples.harvest(route, params, exchange.json);
    }
  }
}

async function verifyTable(probe: Probe, meta: TableMeta): Promise<void> {
  const view = await openTable(probe, meta);
  if (view === undefined) return;
  verifyNewest(view);
  await verifyPages(view);
  await verifyOrder(view);
  await verifySearch(view);
  await verifyWords(view);
  await verifyWildcards(view);
  await verifyShown(view);
  await verifyFilters(view);
  await verifyTogether(view);
}

/** Descending ids in order of time, at most the declared number. */
function verifyNewest({ probe, meta, first }: TableView): void {
  if (meta.newest === undefined) return;
  const { most, at } = meta.newest;
  const { ids, rows, total, exchange } = first;
  const isBounded = total <= most;
  probe.expect(
    "newest-first",
    "at most",
    isBounded,
    { expected: `${most} rows at most`, found: `${total}` },
    exchange,
  );
  const outOfPlace = ids.find((id, index) => index > 0 && id >= (ids[index - 1] ?? 0));
  const byId = { expected: "each id less than the one before", found: `${outOfPlace} below a lesser one` };
  probe.expect("newest-first", "id", outOfPlace === undefined, byId, exchange);
  const times = rows.map((row) => Date.parse(String(row[at])));
  const late = times.findIndex((time, index) => index > 0 && time > (times[index - 1] ?? time));
  const byTime = { expected: `${at} no later than in the row above`, found: String(rows[late]?.[at]) };
  probe.expect("newest-first", at, late < 0, byTime, exchange);
}
