import { askPage, columnsOf, type ListColumn, listQuery, type Page } from "./list-page.ts";
import type { TableView } from "./table-view.ts";

/**
 * A second level orders the rows that are equal in the first. In both directions, as one may be the default. Only where one
 * level works: one cause is one finding.
 */
export async function verifyLevels(view: TableView): Promise<void> {
  if (view.probe.ledger.findings.some(({ rule }) => rule === "table-order")) return;
  const columns = columnsOf(view.meta.row).filter(({ orderable }) => orderable);
  const tied = columns.find((column) => isTied(view.first, column));
  if (tied === undefined || !columns.some(({ name }) => name === "id")) return;
  for (const dir of ["asc", "desc"] as const) await verifyLevel(view, tied, dir);
}

/** Few values for many rows. */
const isTied = ({ rows }: Page, { name, kind }: ListColumn): boolean =>
  (kind === "choice" || kind === "flag") && new Set(rows.map((row) => row[name])).size * 2 < rows.length;

async function verifyLevel(
  { probe, meta, params }: TableView,
  { name }: ListColumn,
  dir: "asc" | "desc",
): Promise<void> {
  const order = [
    { column: name, dir: "asc" },
    { column: "id", dir },
  ] as const;
  const subject = `${name}, then id`;
  const page = await askPage(probe, "table-order", subject, params, listQuery(meta.row, { order }));
  if (page === undefined) return;
  const at = page.rows.findIndex((row, index) => {
    const before = page.rows[index - 1];
    if (before === undefined || before[name] !== row[name]) return false;
    return dir === "asc" ? Number(before.id) > Number(row.id) : Number(before.id) < Number(row.id);
  });
  const said = {
    expected: `rows of one ${name} by id, ${dir}, as order[1] asks`,
    found: `${page.ids[at - 1]} before ${page.ids[at]}, both ${String(page.rows[at]?.[name])}`,
  };
  probe.expect("table-order", subject, at < 0, said, page.exchange);
}
