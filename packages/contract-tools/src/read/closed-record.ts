import { filterMeta, mayBeChosen, type Offered, parisDay } from "@palier/contract";
import type { Row } from "../verify/fields.ts";
import type { Probe } from "../verify/probe.ts";
import type { RuleId } from "../verify/rules.ts";
import { askPage, listQuery } from "./list-page.ts";

/** From the backend's own list; undefined if it shows none. */
export async function closedRecord(
  probe: Probe,
  rule: RuleId,
  offered: Offered,
  held: readonly unknown[] = [],
): Promise<Row | undefined> {
  const list = probe.run.routes.find(
    ({ meta, template }) =>
      meta.kind === "table" && meta.entity === offered.entity && !template.includes("{"),
  );
  if (list?.meta.kind !== "table") return undefined;
  const { row, filters } = list.meta;
  const today = parisDay(Date.now());
  for (const [column, [value]] of Object.entries(offered.closed)) {
    const filter = Object.entries(filters).find(([, schema]) => filterMeta(schema)?.column === column)?.[0];
    const query = listQuery(row, filter === undefined ? {} : { filters: { [filter]: value } });
    const page = await askPage(probe.of(list), rule, "closed", {}, query);
    const found = page?.rows.find((each) => !held.includes(each.id) && !mayBeChosen(offered, each, today));
    if (found !== undefined) return found;
  }
  return undefined;
}
