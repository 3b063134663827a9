// biome-ignore-all lint/a11y/useSemanticElements: laid out as CSS grids, which takes a table's own roles away
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus goes to the headers and what stands in them
import { useLayoutEffect } from "react";
import { classNames } from "../../class-names.ts";
import { texts } from "../../texts.ts";
import { useArrival } from "../arrival.ts";
import type { RowWithId } from "../column.ts";
import { columnTracks } from "../column-layout.ts";
import { ChooseAll } from "../controls.tsx";
import { TableFrame } from "../table-frame.tsx";
import { tableName } from "../table-name.ts";
import type { TableProps } from "../table-props.ts";
import { useTable } from "../use-table.ts";
import { LightHeader } from "./light-header.tsx";
import { LightRow } from "./light-row.tsx";
import { useRovingFocus } from "./use-roving-focus.ts";

/**
 * The grid's props, sizes and keys: for short lists, and a main list's first rows, until the grid replaces it
 * without a shift.
 * @example <LightTable label="Immeubles" columns={columns} rows={rows} filteredCount={rows.length} sort={[]} onSortChange={setSort} />
 */
export function LightTable<Row extends RowWithId, Cell extends string = string>(
  props: TableProps<Row, Cell>,
) {
  const { sort, onSortChange } = props;
  const table = useTable(props);
  const { frame, narrow, columns, second, hasChoice, lastWidth, lines } = table;
  const tracks = columnTracks(columns, { narrow, choice: hasChoice, last: lastWidth });
  useLayoutEffect(() => {
    frame.current?.style.setProperty("--columns", tracks);
  }, [frame, tracks]);
  useArrival(props, () => frame.current?.scrollTo({ top: 0 }));
  const { header, body, stops, onFocus, onKeyDown } = useRovingFocus(frame);
  const stopLine = Math.min(body.row, lines.length) - 1;
  return (
    <TableFrame className="ui-light" table={table} props={props} stops={stops}>
      <div
        role="grid"
        className="ui-light__table"
        aria-label={tableName(props)}
        aria-rowcount={lines.length + 1}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        <div role="row" aria-rowindex={1} className="ui-light__row ui-light__row--header">
          {hasChoice ? (
            <div role="columnheader" className="ui-light__cell ui-light__cell--choice">
              <ChooseAll tabIndex={header === 0 ? 0 : -1} />
            </div>
          ) : null}
          {columns.map((column, at) => (
            <LightHeader
              key={column.field}
              column={column}
              sort={sort}
              onSortChange={onSortChange}
              tabIndex={at + (hasChoice ? 1 : 0) === header ? 0 : -1}
            />
          ))}
          {lastWidth === undefined ? null : <LastHeader narrow={narrow} />}
        </div>
        {lines.map((line, at) => (
          <LightRow
            key={line.id}
            line={line}
            columns={columns}
            second={second}
            cells={props.cells}
            narrow={narrow}
            hasLast={lastWidth !== undefined}
            hasChoice={hasChoice}
            index={at + 2}
            tabStop={at === stopLine ? body.column : undefined}
          />
        ))}
      </div>
    </TableFrame>
  );
}

function LastHeader({ narrow }: { narrow: boolean }) {
  return (
    <div role="columnheader" tabIndex={-1} className="ui-light__cell ui-light__cell--last">
      <span className={classNames(narrow && "ui-hidden")}>
        {narrow ? texts.grid.details : texts.grid.actions}
      </span>
    </div>
  );
}
