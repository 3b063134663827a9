import { askPage, listQuery } from "../read/list-page.ts";
import { rowOf } from "../verify/fields.ts";
import type { Accepted } from "./acceptance.ts";
import type { WriteProbe } from "./write-context.ts";

/** Counts by state above a list equal its rows. */
export async function verifyFigures({ probe }: WriteProbe, { draft }: Accepted): Promise<void> {
  const list = probe.run.routes.find(
    ({ meta }) => meta.kind === "table" && meta.area === probe.route.meta.area && "status" in meta.filters,
  );
  const exchange = await probe.ask("accepts", "no filter", [200, 422], { params: draft.params });
  const counts = rowOf(rowOf(exchange?.json)?.counts);
  if (list?.meta.kind !== "table" || counts === undefined) return;
  for (const [status, count] of Object.entries(counts)) {
    const query = listQuery(list.meta.row, { length: 1, filters: { status } });
    const page = await askPage(probe.of(list), "table-filter", status, {}, query);
    if (page === undefined) continue;
    const said = {
      expected: `${page.filtered} with status ${status}, as the list has`,
      found: String(count),
    };
    probe.expect("figures", status, page.filtered === count, said, exchange);
  }
}
