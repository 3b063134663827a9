import {
  type CountedPeriod,
  type CountedSeries,
  dayAfter,
  fieldMeta,
  periodFilters,
  type RouteEntry,
} from "@palier/contract";
import { z } from "zod";
import type { Exchange } from "../verify/exchange.ts";
import { rowOf } from "../verify/fields.ts";
import type { Probe } from "../verify/probe.ts";
import { askPage, listQuery } from "./list-page.ts";

const entries = z.array(z.looseObject({ firstDay: z.string().nullable(), lastDay: z.string().nullable() }));
type Entry = z.output<typeof entries>[number];

/** Figures equal their lists; periods are contiguous. */
export async function verifySeries(probe: Probe, series: CountedSeries): Promise<void> {
  for (const query of queriesOf(probe.route)) {
    const exchange = await probe.ask("figures", query, [200], { query });
    if (exchange === undefined) continue;
    for (const [name, figures] of Object.entries(series)) {
      const read = entries.safeParse(rowOf(exchange.json)?.[name]).data ?? [];
      verifyOrder(probe, `${name} ${query}`.trim(), read, exchange);
      for (const [figure, counted] of Object.entries(figures))
        await verifyFigure(probe, figure, counted, read, exchange);
    }
  }
}

/** One per choice: by week, by month. */
function queriesOf({ query }: RouteEntry): readonly string[] {
  const all = Object.entries(query?.shape ?? {}).flatMap(([name, schema]) =>
    Object.keys(fieldMeta(schema).labels ?? {}).map((value) => `${name}=${value}`),
  );
  return all.length === 0 ? [""] : all;
}

/** No day is missing or in two periods. */
function verifyOrder(probe: Probe, subject: string, read: readonly Entry[], exchange: Exchange): void {
  const byTime = [...read].sort((a, b) => (a.lastDay ?? "").localeCompare(b.lastDay ?? ""));
  const gap = byTime.find(({ firstDay }, at) => {
    const before = byTime[at - 1]?.lastDay;
    return before !== undefined && (before === null || firstDay !== dayAfter(before, 1));
  });
  const said = {
    expected: "each period from the day after the one before",
    found: `${gap?.firstDay} to ${gap?.lastDay}`,
  };
  probe.expect("figures", subject, gap === undefined, said, exchange);
}

/** The greatest and the latest figure; all would be too many requests. */
async function verifyFigure(
  probe: Probe,
  figure: string,
  counted: CountedPeriod,
  read: readonly Entry[],
  exchange: Exchange,
): Promise<void> {
  const { list } = counted;
  const route = probe.run.routes.find(({ meta }) => meta.kind === "table" && meta.template === list);
  if (route?.meta.kind !== "table") {
    probe.gap("figures", figure, `${list} is not among the routes of this run`);
    return;
  }
  const bySize = [...read].sort((a, b) => Number(b[figure]) - Number(a[figure]));
  const byTime = [...read].sort((a, b) => (b.lastDay ?? "").localeCompare(a.lastDay ?? ""));
  for (const entry of new Set([...bySize.slice(0, 1), ...byTime.slice(0, 1)])) {
    const subject = `${figure} ${entry.firstDay ?? ""}..${entry.lastDay ?? ""}`;
    const query = listQuery(route.meta.row, { length: 1, filters: periodFilters(counted, entry) });
    const page = await askPage(probe.of(route), "table-filter", subject, {}, query);
    if (page === undefined) continue;
    const said = { expected: `${page.filtered}, as the list has`, found: String(entry[figure]) };
    probe.expect("figures", subject, page.filtered === entry[figure], said, exchange, page.exchange);
  }
}
