import type { Exchange } from "../verify/exchange.ts";
import { asShown, cellOf } from "./export-rows.ts";
import { columnNames, type ExportView } from "./export-view.ts";
import { columnsOf } from "./list-page.ts";
import type { Cell } from "./workbook-rows.ts";

/** The workbook has the table's rows, so its amounts to the cent, as numbers or as the CSV writes them. */
export function verifyWorkbookAmounts(
  { probe, meta, table, shown }: ExportView,
  workbook: readonly (readonly Cell[])[],
  exchange: Exchange,
): void {
  const names = columnNames(meta);
  const amounts = columnsOf(meta.row).filter(({ kind }) => kind === "money");
  const lines = new Map(workbook.map((cells) => [String(cells[names.indexOf("id")]), cells]));
  for (const row of table?.first.rows ?? shown?.rows ?? []) {
    const line = lines.get(String(row.id));
    for (const { name } of line === undefined ? [] : amounts) {
      const wanted = cellOf("money", row[name]);
      if (wanted === undefined) continue;
      const found = amountIn(line?.[names.indexOf(name)]);
      const said = { expected: `${name} « ${wanted} » of row ${String(row.id)}`, found: `« ${found} »` };
      if (!probe.expect("export-rows", `${name} in the workbook`, found === wanted, said, exchange)) return;
    }
  }
}

/** As the CSV writes it: `12,34`. */
const amountIn = (cell: Cell): string =>
  typeof cell === "number"
    ? cell.toFixed(2).replace(".", ",")
    : asShown("money", (cell ?? "").replace(/^'/, "").replace(".", ","));
