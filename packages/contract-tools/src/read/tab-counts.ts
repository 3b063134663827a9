import type { CountedTabs } from "@palier/contract";
import type { Exchange } from "../verify/exchange.ts";
import { rowOf } from "../verify/fields.ts";
import type { Probe } from "../verify/probe.ts";
import { askPage, listQuery } from "./list-page.ts";

/** Counts of a list's tabs: each is what the list itself then leaves. */
export async function verifyTabCounts(probe: Probe, { list, tabs }: CountedTabs): Promise<void> {
  const route = probe.run.routes.find(({ meta }) => meta.kind === "table" && meta.template === list);
  const exchange = await probe.ask("figures", "", [200], {});
  if (exchange === undefined) return;
  if (route?.meta.kind !== "table") {
    probe.gap("figures", "", `${list} is not among the routes of this run`);
    return;
  }
  const counts = rowOf(rowOf(exchange.json)?.counts);
  for (const [name, filters] of Object.entries(tabs)) {
    const query = listQuery(route.meta.row, { length: 1, filters });
    const page = await askPage(probe.of(route), "table-filter", name, {}, query);
    if (page === undefined) continue;
    const said = {
      expected: `${page.filtered} under ${name}, as the list has`,
      found: String(counts?.[name]),
    };
    probe.expect("figures", name, page.filtered === counts?.[name], said, exchange, page.exchange);
  }
}

/** The backend's own time, in milliseconds since 1970, as one of its answers says it; undefined where none does. */
export async function presentOf(probe: Probe): Promise<{ at: number; exchange: Exchange } | undefined> {
  const route = probe.run.routes.find(({ meta }) => meta.kind === "show" && meta.counted !== undefined);
  const exchange = route && (await probe.of(route).ask("figures", "at", [200], {}));
  const at = Date.parse(String(rowOf(exchange?.json)?.at));
  return exchange === undefined || Number.isNaN(at) ? undefined : { at, exchange };
}
