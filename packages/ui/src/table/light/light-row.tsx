// biome-ignore-all lint/a11y/useSemanticElements: see light-table.tsx
import { classNames } from "../../class-names.ts";
import type { Cells, RowWithId, TableColumn } from "../column.ts";
import { useTableContext } from "../context.ts";
import { ActionsCell, ChoiceCell, FoldCell, RowDetails } from "../controls.tsx";
import { CellValue } from "../use-table-context.tsx";

export interface LightRowProps<Row extends RowWithId> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  cells: Cells<Row> | undefined;
  narrow: boolean;
  hasActions: boolean;
  hasChoice: boolean;
  open: boolean;
  /** Counted from 1, the header included. */
  index: number;
  /** The column that is the body's tab stop, when it stands in this row. */
  tabStop: number | undefined;
}

/** One row and, under 600 px, its unfolded details. */
export function LightRow<Row extends RowWithId>(props: LightRowProps<Row>) {
  const { row, columns, cells, narrow, hasActions, hasChoice, open, index, tabStop } = props;
  const { lockOf, isChosen } = useTableContext();
  const first = hasChoice ? 1 : 0;
  const stop = tabStop === undefined ? undefined : Math.max(tabStop - first, 0);
  return (
    <>
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus goes to the cells */}
      <div
        role="row"
        aria-rowindex={index}
        className={classNames("ui-light__row", lockOf(row) !== undefined && "ui-light__row--locked")}
        row-id={row.id}
        aria-selected={hasChoice ? isChosen(row) : undefined}
      >
        {hasChoice ? (
          <div role="gridcell" tabIndex={-1} className="ui-light__cell ui-light__cell--choice">
            <ChoiceCell row={row} />
          </div>
        ) : null}
        {columns.map((column, at) => (
          <div
            role="gridcell"
            key={column.field}
            tabIndex={at === stop ? 0 : -1}
            className={classNames("ui-light__cell", column.align === "end" && "ui-light__cell--end")}
          >
            <CellValue column={column} cells={cells} row={row} />
          </div>
        ))}
        {narrow || hasActions ? (
          <div role="gridcell" tabIndex={-1} className="ui-light__cell ui-light__cell--last">
            {narrow ? <FoldCell row={row} /> : <ActionsCell row={row} />}
          </div>
        ) : null}
      </div>
      {narrow && open ? (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus goes to the cell
        <div
          role="row"
          aria-rowindex={index}
          className="ui-light__row ui-light__row--details"
          row-id={`${row.id}/details`}
        >
          <div role="gridcell" tabIndex={-1} className="ui-table__details">
            <RowDetails row={row} />
          </div>
        </div>
      ) : null}
    </>
  );
}
