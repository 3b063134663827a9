import type { ColumnEvent, GridOptions } from "ag-grid-community";
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
import { cellHosts } from "./cell-hosts.ts";
import { CellPortals, DetailsHost, PlacesContext } from "./cell-portals.tsx";
import { columnDefs, defaultColDef } from "./column-defs.ts";
import { layoutOf } from "./column-layout-of.ts";
import type { GridLine } from "./line.ts";
import { nameRow, useRowIds } from "./row-ids.ts";
import { sortOf } from "./sort.ts";
import { gridIcons, gridTheme } from "./theme.ts";
import { useGrid, useGridOption, useLatest } from "./use-grid.ts";
import { useGridFocus } from "./use-grid-focus.ts";
import { useGridLines } from "./use-grid-lines.ts";
import { rowSelection, selectionColumnDef, useGridSelection } from "./use-grid-selection.ts";
import { usePlaces } from "./use-places.tsx";

const DETAILS_ESTIMATE_PX = 160;

/**
 * A table of one page of rows (S01, S02, S14, L09) in AG Grid Community, with the few modules it needs and our tokens.
 * Sorting is the server's: a header click only calls `onSortChange`. Keys: `keyboard.ts`.
 */
export function DataGrid<Row extends RowWithId, Cell extends string = string>(props: TableProps<Row, Cell>) {
  const { rows, columns, cells, sort, onSortChange, rowLock, opens = "form" } = props;
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [hosts] = useState(cellHosts);
  const narrow = useNarrow(frame);
  const { context, unfolded } = useTableContextValue(props);
  // The grid remembers the place that was chosen last, from which Shift chooses: no other record may stand there.
  const keepsPlaces = props.selection === undefined || props.selection.size === 0;
  const lines = useGridLines(rows, unfolded, narrow, rowLock, props.pageStart, keepsPlaces);
  const places = usePlaces<Row>(lines, columns, cells, narrow);
  const adjustable = props.onLayoutChange !== undefined;
  const lastWidth = actionsColumnWidth(props, narrow);
  const defs = useMemo(
    () => columnDefs({ columns, cells, sort, narrow, lastWidth, adjustable }),
    [columns, cells, sort, narrow, lastWidth, adjustable],
  );
  const choosing = props.selection === undefined ? undefined : rowSelection;
  const domLayout = narrow ? "autoHeight" : "normal";
  // As high as the table that it replaces until its own rows are there, so that nothing below jumps up and down.
  const [leastHeight, setLeastHeight] = useState(props.scrolled?.height ?? 0);
  useLayoutEffect(() => {
    const height = narrow && leastHeight > 0 ? `${leastHeight}px` : "";
    frame.current?.style.setProperty("min-height", height);
  }, [narrow, leastHeight]);

  const top = useRef(props.scrolled?.top ?? 0);
  const api = useGrid<GridLine<Row>>(place, {
    ...gridOptions<Row>(),
    rowData: lines,
    columnDefs: defs,
    domLayout,
    context: { hosts },
    ...(props.styleNonce === undefined ? {} : { styleNonce: props.styleNonce }),
    ...(choosing === undefined ? {} : { rowSelection: choosing, selectionColumnDef }),
    onFirstDataRendered: () => {
      if (props.scrolled) viewportOf(frame.current)?.scrollTo(props.scrolled);
      // Its rows have their heights a frame later.
      requestAnimationFrame(() => requestAnimationFrame(() => setLeastHeight(0)));
    },
    onBodyScroll: (event) => {
      top.current = event.top;
    },
    onSelectionChanged: (event) => latest.current.choose(event),
    onColumnResized: (event) => (event.finished ? latest.current.tellLayout(event) : undefined),
    onColumnMoved: (event) => (event.finished ? latest.current.tellLayout(event) : undefined),
    onSortChanged: ({ source, api }) => {
      if (source === "uiColumnSorted") latest.current.onSortChange(sortOf(api));
    },
    onCellKeyDown: ({ event, data }) => {
      if (!(event instanceof globalThis.KeyboardEvent) || event.key !== "Enter") return;
      if (!isRowControl(event.target)) latest.current.activate(data);
    },
    onRowDoubleClicked: ({ data, event }) => {
      if (!isRowControl(event?.target ?? null)) latest.current.activate(data);
    },
  });
  // Before other rows are written: where the table is scrolled to is known without asking the browser for it.
  useArrival(props, () => {
    if (top.current > 0) viewportOf(frame.current)?.scrollTo({ top: 0 });
  });
  useGridOption(api, "domLayout", domLayout);
  useGridOption(api, "rowSelection", choosing);
  useGridOption(api, "columnDefs", defs);
  useLayoutEffect(() => hosts.writeTexts(places.textAt), [hosts, places]);
  useGridOption(api, "rowData", lines);
  useRowIds(frame, lines);
  const choose = useGridSelection(api, lines, props);

  const columnIds = defs.map(({ colId }) => colId);
  const focus = useGridFocus<GridLine<Row>>({ frame, api, columnIds, lineCount: lines.length });
  const name = tableName(props);
  useEffect(() => {
    api?.setGridAriaProperty("label", name);
  }, [api, name]);

  function tellLayout(event: ColumnEvent<"columnResized" | "columnMoved", GridLine<Row>>) {
    if (event.source === "uiColumnResized" || event.source === "uiColumnMoved")
      props.onLayoutChange?.(layoutOf(event.api, columns));
  }

  function activate(line: GridLine<Row> | undefined) {
    if (line?.kind !== "row" || (opens === "form" && rowLock?.(line.row))) return;
    props.onRowActivate?.(line.row);
  }
  const latest = useLatest({ choose, tellLayout, activate, onSortChange });

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
        <div ref={place} />
        {rows.length === 0 && props.empty ? <div className="ui-table__empty">{props.empty}</div> : null}
        <PlacesContext value={places}>
          <CellPortals hosts={hosts} />
        </PlacesContext>
      </div>
    </TableContext>
  );
}

const viewportOf = (frame: HTMLElement | null): Element | null | undefined =>
  frame?.querySelector(".ag-grid-viewport");

/** What all grids share. */
function gridOptions<Row extends RowWithId>(): GridOptions<GridLine<Row>> {
  return {
    theme: gridTheme,
    themeCssLayer: "grid",
    themeStyleContainer: document.body,
    icons: gridIcons,
    localeText: texts.grid.locale,
    defaultColDef,
    getRowId: ({ data }) => data.place,
    processRowPostCreate: nameRow,
    rowClassRules: { "ui-grid__row--locked": ({ data }) => data?.locked === true },
    getRowHeight: ({ data }) => (data?.kind === "details" ? DETAILS_ESTIMATE_PX : undefined),
    isFullWidthRow: ({ rowNode }) => rowNode.data?.kind === "details",
    fullWidthCellRenderer: DetailsHost,
    animateRows: false,
    suppressAnimationFrame: true,
    ensureDomOrder: true,
    suppressNoRowsOverlay: true,
    suppressColumnVirtualisation: true,
    suppressDragLeaveHidesColumns: true,
    tabToNextCell: () => false,
    tabToNextHeader: () => false,
  };
}
