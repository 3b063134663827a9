import type { ReactNode } from "react";
import { texts } from "../texts.ts";
import { CellValue } from "./cell-value.tsx";
import { type Cells, columnValue, type RowWithId, type TableColumn } from "./column.ts";
import { plainText, separator } from "./plain-text.ts";

interface SecondLineProps<Row extends RowWithId> {
  readonly columns: readonly TableColumn<Row>[];
  readonly cells: Cells<Row> | undefined;
  readonly row: Row;
  readonly children: ReactNode;
}

/**
 * « Nouvelle · 238,70 € · 24/11/2026 10:30 »: telling values without a column. In the first cell, as part of
 * the table, but extending below the others.
 */
export function CellWithSecondLine<Row extends RowWithId>(props: SecondLineProps<Row>) {
  const { columns, cells, row, children } = props;
  return (
    <>
      <span className="ui-first-line">{children}</span>
      <span className="ui-second-line">
        {columns
          .filter((column) => isKnown(column, columnValue(column, row)))
          .map((column, at) => (
            <span key={column.field} className="ui-second-line__part">
              <span className="ui-second-line__words">
                {at === 0 ? null : <span className="ui-second-line__separator">{separator}</span>}
                {column.labelled === true ? `${texts.grid.labelled(column.header)} ` : null}
                <CellValue column={column} cells={cells} row={row} />
              </span>
            </span>
          ))}
      </span>
    </>
  );
}

/** A dash would mean nothing without its header. */
function isKnown<Row extends RowWithId>(column: TableColumn<Row>, value: unknown): boolean {
  return column.text === undefined ? plainText(value) !== texts.none : column.text(value) !== "";
}
