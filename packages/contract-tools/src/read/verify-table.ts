import type { TableMeta } from "@palier/contract";
import type { Probe } from "../verify/probe.ts";
import { verifyFilters } from "./table-filters.ts";
import { verifyNewest } from "./table-newest.ts";
import { verifyOrder } from "./table-order.ts";
import { verifyPages } from "./table-pages.ts";
import { verifySearch } from "./table-search.ts";
import { verifyShown } from "./table-shown.ts";
import { verifyTogether } from "./table-together.ts";
import { openTable } from "./table-view.ts";
import { verifyWildcards } from "./table-wildcards.ts";
import { verifyWords } from "./table-words.ts";

export async function verifyTable(probe: Probe, meta: TableMeta): Promise<void> {
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
