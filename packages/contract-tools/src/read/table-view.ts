import type { TableMeta } from "@palier/contract";
import type { Probe } from "../verify/probe.ts";
import type { Params } from "../verify/samples.ts";
import { askPage, listQuery, type Page, sampleLength } from "./list-page.ts";

export interface TableView {
  readonly probe: Probe;
  readonly meta: TableMeta;
  readonly params: Params;
  /** The first {@link sampleLength} rows in default order. */
  readonly first: Page;
  readonly whole: boolean;
}

/** Records to try, to find one whose table has rows. */
const candidates = 6;

/** The table below the tried record with the most rows. */
export async function openTable(probe: Probe, meta: TableMeta): Promise<TableView | undefined> {
  const all = probe.run.samples.paramsOf(probe.route, candidates);
  if (all.length === 0) {
    probe.gap("reads", "", `no id is known for ${probe.route.template}`);
    return undefined;
  }
  let best: TableView | undefined;
  for (const params of all) {
    const first = await askPage(probe, "reads", "", params, listQuery(meta.row, {}));
    if (first === undefined) continue;
    probe.pass("reads");
    probe.run.samples.harvest(probe.route, params, first.exchange.json);
    if (best === undefined || first.filtered > best.first.filtered) {
      best = { probe, meta, params, first, whole: first.filtered <= sampleLength };
    }
    if (best.first.filtered >= 20) break;
  }
  return best;
}
