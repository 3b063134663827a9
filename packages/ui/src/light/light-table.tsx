// biome-ignore-all lint/a11y/useSemanticElements: laid out as CSS grids, which take a table's own roles away
// biome-ignore-all lint/a11y/useFocusableInteractive: the rows and cells of a plain table take no focus
import { useLayoutEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import { FoldCell } from "../grid/actions-cell.tsx";
import type { DataGridProps, GridColumn, RowWithId } from "../grid/column.ts";
import { columnValue } from "../grid/column.ts";
import { columnWidth, FOLD_WIDTH_PX, mainColumns } from "../grid/column-defs.tsx";
import { GridContext, namedCell, useGridContext } from "../grid/grid-context.ts";
import { useGridContextValue } from "../grid/use-grid-context-value.tsx";
import { useNarrow } from "../grid/use-narrow.ts";
import { plainText } from "../lists/cells.tsx";
import { texts } from "../texts.ts";
import { LightActions } from "./light-actions.tsx";
import { LightHeader } from "./light-header.tsx";

/**
 * The same table as the grid's, of plain elements: it shows the first rows before the grid's code has come, and the
 * grid then takes its place without a shift (same heights, same widths, same cells). Takes the grid's own props.
 */
export function LightTable<Row extends RowWithId, Cell extends string = string>(
  props: DataGridProps<Row, Cell>,
) {
  const { rows, columns, cells, sort, onSortChange, renderActions, actionsWidth = 128, rowLock } = props;
  const box = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(box);
  const { context, unfolded } = useGridContextValue({ rows, columns, cells, renderActions, rowLock });
  const shown = narrow ? mainColumns(columns) : columns;
  const last = narrow ? FOLD_WIDTH_PX : renderActions === undefined ? undefined : actionsWidth;
  const tracks = [
    ...shown.map((column) => track(column, narrow)),
    ...(last === undefined ? [] : [`${last}px`]),
  ];
  const template = tracks.join(" ");
  useLayoutEffect(() => {
    box.current?.style.setProperty("--columns", template);
  }, [template]);
  return (
    <GridContext value={context}>
      <div
        ref={box}
        className="ui-light"
        data-dimmed={props.dimmed === true || undefined}
        data-narrow={narrow || undefined}
      >
        <div
          role="table"
          className="ui-light__table"
          aria-label={props.label}
          aria-rowcount={props.filteredCount + 1}
        >
          <div role="row" className="ui-light__row ui-light__row--header">
            {shown.map((column) => (
              <LightHeader key={column.field} column={column} sort={sort} onSortChange={onSortChange} />
            ))}
            {last === undefined ? null : (
              <div role="columnheader" className="ui-light__cell ui-light__cell--last">
                <span className={classNames(narrow && "ui-hidden")}>
                  {narrow ? texts.grid.details : texts.grid.actions}
                </span>
              </div>
            )}
          </div>
          {rows.map((row) => (
            <LightRow
              key={row.id}
              row={row}
              columns={shown}
              cells={cells}
              narrow={narrow}
              hasLast={last !== undefined}
              open={unfolded.has(String(row.id))}
            />
          ))}
        </div>
        {rows.length === 0 && props.empty ? <div className="ui-grid__empty">{props.empty}</div> : null}
      </div>
    </GridContext>
  );
}

interface LightRowProps<Row extends RowWithId> {
  row: Row;
  columns: readonly GridColumn<Row>[];
  cells: DataGridProps<Row>["cells"];
  narrow: boolean;
  hasLast: boolean;
  open: boolean;
}

function LightRow<Row extends RowWithId>({ row, columns, cells, narrow, hasLast, open }: LightRowProps<Row>) {
  const { detailsOf } = useGridContext();
  const line = { kind: "row", id: String(row.id), row } as const;
  return (
    <>
      <div role="row" className="ui-light__row" row-id={row.id}>
        {columns.map((column) => (
          <div
            role="cell"
            key={column.field}
            className={classNames("ui-light__cell", column.align === "end" && "ui-light__cell--end")}
          >
            <LightValue column={column} cells={cells} row={row} />
          </div>
        ))}
        {hasLast ? (
          <div role="cell" className="ui-light__cell ui-light__cell--last">
            {narrow ? <FoldCell data={line} /> : <LightActions line={line} />}
          </div>
        ) : null}
      </div>
      {narrow && open ? (
        <div role="row" className="ui-light__row ui-light__row--details">
          <div role="cell" className="ui-grid__details">
            <dl>
              {detailsOf(line).map(({ header, value }) => (
                <div key={header}>
                  <dt>{header}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <LightActions line={line} />
          </div>
        </div>
      ) : null}
    </>
  );
}

function LightValue<Row extends RowWithId>(props: {
  column: GridColumn<Row>;
  cells: DataGridProps<Row>["cells"];
  row: Row;
}) {
  const { column, cells, row } = props;
  const Named = namedCell(column, cells);
  const value = columnValue(column, row);
  return Named ? <Named value={value} row={row} /> : plainText(value);
}

/** A column's share of the width, as the grid's own layout gives it. */
function track<Row>(column: GridColumn<Row>, narrow: boolean): string {
  const { width, flex, minWidth } = {
    width: undefined,
    flex: undefined,
    minWidth: undefined,
    ...columnWidth(column, narrow),
  };
  return width === undefined ? `minmax(${minWidth ?? 0}px, ${flex ?? 1}fr)` : `${width}px`;
}
