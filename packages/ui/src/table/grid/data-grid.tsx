import type { ColumnEvent, GridApi, RowClassRules, SortChangedEvent } from "ag-grid-community";
import { AgGridReact } from "ag-grid-react";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { texts } from "../../texts.ts";
import { useArrival } from "../arrival.ts";
import type { RowWithId } from "../column.ts";
import { actionsColumnWidth } from "../column-layout.ts";
import { TableContext } from "../context.ts";
import { isRowControl } from "../keyboard.ts";
import { keepTextUnmarked } from "../range-press.ts";
import { tableName } from "../table-name.ts";
import type { TableProps } from "../table-props.ts";
import { useNarrow } from "../use-narrow.ts";
import { useTableContextValue } from "../use-table-context.tsx";
import { columnDefs, defaultColDef } from "./column-defs.tsx";
import { layoutOf } from "./column-layout-of.ts";
import { DetailRow } from "./detail-row.tsx";
import type { GridLine } from "./line.ts";
import { gridModules } from "./modules.ts";
import { nameRow, useRowIds } from "./row-ids.ts";
import { sortOf } from "./sort.ts";
import { gridIcons, gridTheme } from "./theme.ts";
import { useGridFocus } from "./use-grid-focus.ts";
import { useGridLines } from "./use-grid-lines.ts";
import { useGridRows } from "./use-grid-rows.ts";
import { rowSelection, selectionColumnDef, useGridSelection } from "./use-grid-selection.ts";

const DETAILS_ESTIMATE_PX = 160;

/**
 * A table of one page of rows (S01, S02, S14, L09) in AG Grid Community, with the few modules it needs and our tokens.
 * Sorting is the server's: a header click only calls `onSortChange`. Keys: `keyboard.ts`.
 */
export function DataGrid<Row extends RowWithId, Cell extends string = string>(props: TableProps<Row, Cell>) {
  const { rows, columns, cells, sort, onSortChange, rowLock, opens = "form" } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [api, setApi] = useState<GridApi<GridLine<Row>> | undefined>();
  const narrow = useNarrow(frame);
  const { context, unfolded } = useTableContextValue(props);
  // The grid remembers the place that was chosen last, from which Shift chooses: no other record may stand there.
  const keepsPlaces = props.selection === undefined || props.selection.size === 0;
  const lines = useGridLines(rows, unfolded, narrow, rowLock, props.pageStart, keepsPlaces);
  const [firstLines] = useState(lines);
  const adjustable = props.onLayoutChange !== undefined;
  const lastWidth = actionsColumnWidth(props, narrow);
  const defs = useMemo(
    () => columnDefs({ columns, cells, sort, narrow, lastWidth, adjustable }),
    [columns, cells, sort, narrow, lastWidth, adjustable],
  );
  const rowClassRules = useMemo<RowClassRules<GridLine<Row>>>(
    () => ({ "ui-grid__row--locked": ({ data }) => data?.locked === true }),
    [],
  );
  const columnIds = defs.map(({ colId }) => colId);
  const focus = useGridFocus<GridLine<Row>>({ frame, api, columnIds, lineCount: lines.length });
  const name = tableName(props);
  // As high as the table that it replaces until its own rows are there, so that nothing below jumps up and down.
  const [leastHeight, setLeastHeight] = useState(props.scrolled?.height ?? 0);
  useLayoutEffect(() => {
    const height = narrow && leastHeight > 0 ? `${leastHeight}px` : "";
    frame.current?.style.setProperty("min-height", height);
  }, [narrow, leastHeight]);
  useEffect(() => {
    api?.setGridAriaProperty("label", name);
  }, [api, name]);
  useArrival(props, () => api?.ensureIndexVisible(0, "top"));

  useGridRows(api, firstLines, lines);
  useRowIds(frame, lines);
  const onSelectionChanged = useGridSelection(api, lines, props);

  function tellLayout(event: ColumnEvent<"columnResized" | "columnMoved", GridLine<Row>>) {
    if (event.source === "uiColumnResized" || event.source === "uiColumnMoved")
      props.onLayoutChange?.(layoutOf(event.api, columns));
  }

  function activate(line: GridLine<Row> | undefined) {
    if (line?.kind !== "row" || (opens === "form" && rowLock?.(line.row))) return;
    props.onRowActivate?.(line.row);
  }

  return (
    <TableContext value={context}>
      <div
        ref={frame}
        className="ui-grid"
        data-narrow={narrow || undefined}
        data-dimmed={props.dimmed === true || undefined}
        aria-busy={props.dimmed === true || undefined}
        onKeyDownCapture={focus.onKeyDownCapture}
        onFocusCapture={focus.onFocusCapture}
        onMouseDownCapture={keepTextUnmarked}
      >
        <AgGridReact<GridLine<Row>>
          modules={gridModules}
          theme={gridTheme}
          themeCssLayer="grid"
          themeStyleContainer={document.body}
          {...(props.styleNonce === undefined ? {} : { styleNonce: props.styleNonce })}
          icons={gridIcons}
          localeText={texts.grid.locale}
          rowData={firstLines}
          columnDefs={defs}
          defaultColDef={defaultColDef}
          getRowId={({ data }) => data.place}
          processRowPostCreate={nameRow}
          rowClassRules={rowClassRules}
          getRowHeight={({ data }) => (data?.kind === "details" ? DETAILS_ESTIMATE_PX : undefined)}
          isFullWidthRow={({ rowNode }) => rowNode.data?.kind === "details"}
          fullWidthCellRenderer={DetailRow}
          domLayout={narrow ? "autoHeight" : "normal"}
          animateRows={false}
          ensureDomOrder
          enableCellTextSelection
          suppressNoRowsOverlay
          suppressColumnVirtualisation
          suppressDragLeaveHidesColumns
          tabToNextCell={() => false}
          tabToNextHeader={() => false}
          onFirstDataRendered={() => {
            if (props.scrolled) frame.current?.querySelector(".ag-grid-viewport")?.scrollTo(props.scrolled);
            // Its rows have their heights a frame later.
            requestAnimationFrame(() => requestAnimationFrame(() => setLeastHeight(0)));
          }}
          onGridReady={(event) => setApi(event.api)}
          {...(props.selection === undefined ? {} : { rowSelection, selectionColumnDef })}
          onSelectionChanged={onSelectionChanged}
          onColumnResized={(event) => (event.finished ? tellLayout(event) : undefined)}
          onColumnMoved={(event) => (event.finished ? tellLayout(event) : undefined)}
          onSortChanged={(event: SortChangedEvent<GridLine<Row>>) => {
            if (event.source === "uiColumnSorted") onSortChange(sortOf(event.api));
          }}
          onCellKeyDown={({ event, data }) => {
            if (!(event instanceof globalThis.KeyboardEvent) || event.key !== "Enter") return;
            if (!isRowControl(event.target)) activate(data);
          }}
          onRowDoubleClicked={({ data, event }) => {
            if (!isRowControl(event?.target ?? null)) activate(data);
          }}
        />
        {rows.length === 0 && props.empty ? <div className="ui-table__empty">{props.empty}</div> : null}
      </div>
    </TableContext>
  );
}
