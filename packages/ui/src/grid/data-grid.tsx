import type { GridApi, RowClassRules, SortChangedEvent } from "ag-grid-community";
import { AgGridReact } from "ag-grid-react";
import { useMemo, useRef } from "react";
import { texts } from "../texts.ts";
import type { DataGridProps, RowWithId } from "./column.ts";
import { columnDefs } from "./column-defs.tsx";
import { DetailRow } from "./detail-row.tsx";
import { GridContext } from "./grid-context.ts";
import { type GridRow, withDetails } from "./grid-row.ts";
import { isRowControl, passFocusOn } from "./keyboard.ts";
import { gridModules } from "./modules.ts";
import { neverSort, sortOf } from "./sort.ts";
import { gridIcons, gridTheme } from "./theme.ts";
import { useAriaCounts } from "./use-aria-counts.ts";
import { useGridContextValue } from "./use-grid-context-value.tsx";
import { useGridFocus } from "./use-grid-focus.ts";
import { LOCKED_ROW, useLockClasses } from "./use-lock-classes.ts";
import { useNarrow } from "./use-narrow.ts";

const DETAILS_ESTIMATE_PX = 160;

/**
 * A table of one page of rows (S01, S02, S14, L09): AG Grid Community with the few modules it needs, in our tokens.
 * Sorting is the server's: a header click only tells the caller. Under 600 px main columns stay, the rest unfolds.
 * By keyboard: see keyboard.ts.
 */
export function DataGrid<Row extends RowWithId, Cell extends string = string>(
  props: DataGridProps<Row, Cell>,
) {
  const {
    rows,
    columns,
    cells,
    sort,
    onSortChange,
    renderActions,
    actionsWidth = 128,
    rowLock,
    empty,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const api = useRef<GridApi<GridRow<Row>> | undefined>(undefined);
  const narrow = useNarrow(box);
  const { context, unfolded } = useGridContextValue({ rows, columns, cells, renderActions, rowLock });
  useAriaCounts(box, {
    label: props.label,
    rows,
    pageStart: props.pageStart ?? 0,
    filteredCount: props.filteredCount,
  });
  useLockClasses(box, rows, rowLock);

  const lines = useMemo(() => withDetails(rows, narrow ? unfolded : new Set()), [rows, narrow, unfolded]);
  const hasActions = renderActions !== undefined;
  const defs = useMemo(
    () => columnDefs({ columns, cells, sort, narrow, actionsWidth: hasActions ? actionsWidth : undefined }),
    [columns, cells, sort, narrow, hasActions, actionsWidth],
  );
  const columnIds = defs.map(({ colId }) => colId);
  const focus = useGridFocus<GridRow<Row>>({ box, api, columnIds, lineCount: lines.length });
  const latestLock = useRef(context.lockOf);
  latestLock.current = context.lockOf;
  const rowClassRules = useMemo<RowClassRules<GridRow<Row>>>(
    () => ({ [LOCKED_ROW]: ({ data }) => data !== undefined && latestLock.current(data) !== undefined }),
    [],
  );

  function activate(line: GridRow<Row> | undefined) {
    if (line?.kind === "row") props.onRowActivate?.(line.row);
  }

  return (
    <GridContext value={context}>
      <div
        ref={box}
        className="ui-grid"
        data-narrow={narrow || undefined}
        data-dimmed={props.dimmed === true || undefined}
        aria-busy={props.dimmed === true || undefined}
        onKeyDownCapture={focus.onKeyDownCapture}
        onFocusCapture={(event) => passFocusOn(event.target)}
      >
        <AgGridReact<GridRow<Row>>
          modules={gridModules}
          theme={gridTheme}
          themeCssLayer="grid"
          themeStyleContainer={document.body}
          {...(props.styleNonce === undefined ? {} : { styleNonce: props.styleNonce })}
          icons={gridIcons}
          localeText={texts.grid.locale}
          rowData={lines}
          columnDefs={defs}
          defaultColDef={{
            comparator: neverSort,
            resizable: false,
            suppressMovable: true,
            suppressHeaderMenuButton: true,
          }}
          getRowId={({ data }) => data.id}
          rowClassRules={rowClassRules}
          getRowHeight={({ data }) => (data?.kind === "details" ? DETAILS_ESTIMATE_PX : 40)}
          isFullWidthRow={({ rowNode }) => rowNode.data?.kind === "details"}
          fullWidthCellRenderer={DetailRow}
          animateRows={false}
          ensureDomOrder
          enableCellTextSelection
          suppressNoRowsOverlay
          suppressColumnVirtualisation
          suppressDragLeaveHidesColumns
          suppressCellFocus={false}
          tabToNextCell={() => false}
          tabToNextHeader={() => false}
          onGridReady={(event) => {
            api.current = event.api;
          }}
          onCellFocused={focus.onCellFocused}
          onSortChanged={(event: SortChangedEvent<GridRow<Row>>) => {
            if (event.source === "uiColumnSorted") onSortChange(sortOf(event.api));
          }}
          onCellKeyDown={({ event, data }) => {
            if (
              event instanceof globalThis.KeyboardEvent &&
              event.key === "Enter" &&
              !isRowControl(event.target)
            )
              activate(data);
          }}
          onRowDoubleClicked={({ data, event }) => {
            if (!isRowControl(event?.target ?? null)) activate(data);
          }}
        />
        {rows.length === 0 && empty ? <div className="ui-grid__empty">{empty}</div> : null}
      </div>
    </GridContext>
  );
}
