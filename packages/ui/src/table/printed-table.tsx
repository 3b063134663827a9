import { classNames } from "../class-names.ts";
import { usePrinted } from "../use-media.ts";
import { CellValue } from "./cell-value.tsx";
import type { Cells, RowWithId, TableColumn } from "./column.ts";

interface PrintedTableProps<Row extends RowWithId> {
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly cells: Cells<Row> | undefined;
  readonly rows: readonly Row[];
}

/** Breaks across pages, repeats its header, truncates nothing. Columns are as wide as their content. */
export function PrintedTable<Row extends RowWithId>(props: PrintedTableProps<Row>) {
  const { label, columns, cells, rows } = props;
  if (!usePrinted() || rows.length === 0) return null;
  return (
    <table className="ui-printed" aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.field} scope="col" className={classOf(column)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map((column) => (
              <td key={column.field} className={classOf(column)}>
                <CellValue column={column} cells={cells} row={row} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const classOf = <Row,>({ align, unbroken }: TableColumn<Row>): string =>
  classNames(align === "end" && "ui-printed__end", unbroken === true && "ui-printed__unbroken");
