// biome-ignore-all lint/a11y/useSemanticElements: laid out as CSS grids, which takes a table's own roles away
import { useLayoutEffect, useRef } from "react";
import { classNames } from "../../class-names.ts";
import { texts } from "../../texts.ts";
import { useArrival } from "../arrival.ts";
import type { RowWithId } from "../column.ts";
import { actionsColumnWidth, columnTracks, mainColumns } from "../column-layout.ts";
import { TableContext } from "../context.ts";
import { isRowControl } from "../keyboard.ts";
import { keepTextUnmarked } from "../range-press.ts";
import { tableName } from "../table-name.ts";
import type { TableProps } from "../table-props.ts";
import { useNarrow } from "../use-narrow.ts";
import { useTableContextValue } from "../use-table-context.tsx";
import { LightChooseAll } from "./light-choose-all.tsx";
import { LightHeader } from "./light-header.tsx";
import { LightRow } from "./light-row.tsx";
import { useRovingFocus } from "./use-roving-focus.ts";

/**
 * A table of plain elements, with the grid's props, measures and keys. It is the table of short lists inside a record,
 * where no grid is ever loaded, and shows the first rows of a main list until the grid replaces it without a shift.
 */
export function LightTable<Row extends RowWithId, Cell extends string = string>(
  props: TableProps<Row, Cell>,
) {
  const { rows, columns, cells, sort, onSortChange, rowLock, opens = "form" } = props;
  const frame = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(frame);
  const { context, unfolded } = useTableContextValue(props);
  const shown = narrow ? mainColumns(columns) : columns;
  const lastWidth = actionsColumnWidth(props, narrow);
  const hasChoice = props.selection !== undefined;
  const template = columnTracks(shown, { narrow, choice: hasChoice, last: lastWidth });
  useLayoutEffect(() => {
    frame.current?.style.setProperty("--columns", template);
  }, [template]);
  useArrival(props, () => frame.current?.scrollTo({ top: 0 }));

  function activate(id: string): void {
    const row = rows.find((each) => String(each.id) === id);
    if (row && !(opens === "form" && rowLock?.(row))) props.onRowActivate?.(row);
  }
  const { header, body, onFocus, onKeyDown } = useRovingFocus(frame, activate);
  return (
    <TableContext value={context}>
      <div
        ref={frame}
        className="ui-light"
        data-dimmed={props.dimmed === true || undefined}
        data-narrow={narrow || undefined}
        aria-busy={props.dimmed === true || undefined}
      >
        <div
          role="grid"
          className="ui-light__table"
          aria-label={tableName(props)}
          aria-rowcount={rows.length + 1}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          onMouseDownCapture={keepTextUnmarked}
          onDoubleClick={({ target }) => {
            const id = target instanceof Element && target.closest("[row-id]")?.getAttribute("row-id");
            if (id && !isRowControl(target)) activate(id);
          }}
        >
          {/* biome-ignore lint/a11y/useFocusableInteractive: the focus goes to the headers */}
          <div role="row" aria-rowindex={1} className="ui-light__row ui-light__row--header">
            {hasChoice ? <LightChooseAll table={props} tabIndex={header === 0 ? 0 : -1} /> : null}
            {shown.map((column, at) => (
              <LightHeader
                key={column.field}
                column={column}
                sort={sort}
                onSortChange={onSortChange}
                tabIndex={at + (hasChoice ? 1 : 0) === header ? 0 : -1}
              />
            ))}
            {lastWidth === undefined ? null : (
              <div role="columnheader" tabIndex={-1} className="ui-light__cell ui-light__cell--last">
                <span className={classNames(narrow && "ui-hidden")}>
                  {narrow ? texts.grid.details : texts.grid.actions}
                </span>
              </div>
            )}
          </div>
          {rows.map((row, at) => (
            <LightRow
              key={row.id}
              row={row}
              columns={shown}
              cells={cells}
              narrow={narrow}
              hasActions={lastWidth !== undefined}
              hasChoice={hasChoice}
              open={unfolded.has(String(row.id))}
              index={at + 2}
              tabStop={at === Math.min(body.row, rows.length) - 1 ? body.column : undefined}
            />
          ))}
        </div>
        {rows.length === 0 && props.empty ? <div className="ui-table__empty">{props.empty}</div> : null}
      </div>
    </TableContext>
  );
}
