import { classNames } from "../class-names.ts";
import { useMedia } from "../use-media.ts";
import { CellValue } from "./cell-value.tsx";
import type { Cells, RowWithId, TableColumn } from "./column.ts";

interface PrintedTableProps<Row extends RowWithId> {
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly cells: Cells<Row> | undefined;
  readonly rows: readonly Row[];
}

/** Breaks across pages, repeats its header, truncates nothing. */
export function PrintedTable<Row extends RowWithId>(props: PrintedTableProps<Row>) {
  const { label, columns, cells, rows } = props;
  if (!useMedia("print") || rows.length === 0) return null;
  return (
    <table className="ui-printed" aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ field, header, align }) => (
            <th key={field} scope="col" className={classNames(align === "end" && "ui-printed__end")}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map((column) => (
              <td key={column.field} className={classNames(column.align === "end" && "ui-printed__end")}>
                <CellValue column={column} cells={cells} row={row} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
