import type { CountedList, CountedTabs } from "@palier/contract";
import type { Exchange } from "../verify/exchange.ts";
import { rowOf } from "../verify/fields.ts";
import type { Probe } from "../verify/probe.ts";
import { askPage, listQuery } from "./list-page.ts";

/** The counts of tabs equal the list's under the same filters. */
export async function verifyTabCounts(probe: Probe, { list, tabs }: CountedTabs): Promise<void> {
  const rows = Object.entries(tabs).map(([name, filters]) => [name, { list, filters }] as const);
  await verifyFigures(probe, "counts", Object.fromEntries(rows));
}

/** Figures equal their lists', under the contract's filters. */
export async function verifyFigures(
  probe: Probe,
  member: "counts" | "waiting",
  figures: Readonly<Record<string, CountedList>>,
): Promise<void> {
  const exchange = await probe.ask("figures", "", [200], {});
  if (exchange === undefined) return;
  const counts = rowOf(rowOf(exchange.json)?.[member]);
  for (const [name, { list, filters }] of Object.entries(figures)) {
    const route = probe.run.routes.find(({ meta }) => meta.kind === "table" && meta.template === list);
    if (route?.meta.kind !== "table") {
      probe.gap("figures", name, `${list} is not among the routes of this run`);
      continue;
    }
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

/** The backend's time (ms since 1970); undefined if no answer has it. */
export async function presentOf(probe: Probe): Promise<{ at: number; exchange: Exchange } | undefined> {
  const route = probe.run.routes.find(({ meta }) => meta.kind === "show" && meta.counted !== undefined);
  const exchange = route && (await probe.of(route).ask("figures", "at", [200], {}));
  const at = Date.parse(String(rowOf(exchange?.json)?.at));
  return exchange === undefined || Number.isNaN(at) ? undefined : { at, exchange };
}
