import type { ColDef, Column, GridApi, GridOptions } from "ag-grid-community";
import { AgGridReact } from "ag-grid-react";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { texts } from "../../texts.ts";
import { useArrival } from "../arrival.ts";
import type { RowWithId, TableColumn, TableSort } from "../column.ts";
import type { TableLine } from "../line.ts";
import { TableFrame } from "../table-frame.tsx";
import { tableName } from "../table-name.ts";
import type { ColumnLayout, TableProps } from "../table-props.ts";
import { useLatest } from "../use-latest.ts";
import { useTable } from "../use-table.ts";
import { DetailRow } from "./cells.tsx";
import { type ColumnDefsInput, columnDefs, defaultColDef } from "./column-defs.ts";
import { gridModules } from "./modules.ts";
import { sortOf } from "./sort.ts";
import { gridIcons, gridTheme } from "./theme.ts";
import { useGridFocus } from "./use-grid-focus.ts";

/**
 * One page of rows (S01, S02, S14, L09) in AG Grid Community. The server sorts: a header click only calls
 * `onSortChange`. Keys: `keyboard.ts`.
 */
export function DataGrid<Row extends RowWithId, Cell extends string = string>(props: TableProps<Row, Cell>) {
  const { cells, sort } = props;
  const table = useTable(props);
  const { frame, narrow, columns, second, hasChoice, lastWidth, lines } = table;
  const [api, setApi] = useState<GridApi<TableLine<Row>> | undefined>();
  const adjustable = props.onLayoutChange !== undefined;
  const defs = useColumnDefs({ columns, second, cells, sort, narrow, hasChoice, lastWidth, adjustable });
  usePlace(frame, props);
  // Reading it would force a layout.
  const top = useRef(0);
  useArrival(props, () => {
    if (top.current > 0) frame.current?.querySelector(VIEWPORT)?.scrollTo({ top: 0 });
  });
  const firstLines = useGridLines(api, lines);
  const { stops, onFocusCapture } = useGridFocus({ api, columns: defs, lineCount: lines.length });
  const name = tableName(props);
  useEffect(() => {
    api?.setGridAriaProperty("label", name);
  }, [api, name]);
  const latest = useLatest(props);
  // Once: the grid compares options at each render.
  const [options] = useState<GridOptions<TableLine<Row>>>(() => ({
    ...sharedOptions<Row>(),
    ...(props.styleNonce === undefined ? {} : { styleNonce: props.styleNonce }),
    rowData: firstLines,
    onGridReady: (event) => {
      setApi(event.api);
      whenDrawn(
        frame,
        () => latest.current.rows.length > 0,
        () => latest.current.onDrawn?.(),
      );
    },
    onBodyScroll: (event) => {
      top.current = event.top;
    },
    ...headerEvents(latest),
  }));

  return (
    <TableFrame className="ui-grid" table={table} props={props} stops={stops} onFocusCapture={onFocusCapture}>
      <AgGridReact<TableLine<Row>>
        {...options}
        modules={gridModules}
        columnDefs={defs}
        domLayout={narrow ? "autoHeight" : "normal"}
      />
    </TableFrame>
  );
}

const VIEWPORT = ".ag-grid-viewport";

/** Takes over the position and scroll offset of the replaced table. */
function usePlace(
  frame: RefObject<HTMLElement | null>,
  { coming, scrolled }: Pick<TableProps<RowWithId>, "coming" | "scrolled">,
): void {
  useLayoutEffect(() => {
    const style = frame.current?.style;
    style?.setProperty("width", coming ? `${coming.width}px` : "");
    style?.setProperty("height", coming ? `${coming.height}px` : "");
    style?.setProperty("visibility", coming ? "hidden" : "");
  }, [frame, coming]);
  useLayoutEffect(() => {
    if (scrolled) frame.current?.querySelector(VIEWPORT)?.scrollTo(scrolled);
  }, [frame, scrolled]);
}

function headerEvents<Row extends RowWithId, Cell extends string>(
  latest: RefObject<TableProps<Row, Cell>>,
): GridOptions<TableLine<Row>> {
  function tellLayout(api: GridApi<TableLine<Row>>, column: Column | null | undefined) {
    latest.current.onLayoutChange?.(layoutOf(api, latest.current.columns), column?.getColId() ?? "");
  }
  return {
    onColumnResized: ({ finished, source, api, columns, flexColumns }) => {
      // `columns` also contains those that gained or lost width.
      const resized = columns?.find((each) => flexColumns?.includes(each) !== true);
      if (finished && source === "uiColumnResized") tellLayout(api, resized);
    },
    onColumnMoved: ({ finished, source, api, column }) => {
      if (finished && source === "uiColumnMoved") tellLayout(api, column);
    },
    onSortChanged: ({ source, api }) => {
      if (source === "uiColumnSorted") latest.current.onSortChange(sortOf(api));
    },
  };
}

/** In the frame after all rows have their cells, which AG Grid renders in effects. */
function whenDrawn(frame: RefObject<HTMLElement | null>, hasRows: () => boolean, then: () => void): void {
  requestAnimationFrame(() => {
    if (frame.current === null) return;
    const drawn = [...frame.current.querySelectorAll(`${VIEWPORT} .ag-row`)];
    const isDrawn = drawn.length > 0 && drawn.every((row) => row.querySelector("[role=gridcell]") !== null);
    if (isDrawn || !hasRows()) requestAnimationFrame(then);
    else whenDrawn(frame, hasRows, then);
  });
}

/** In px, until details have their own height. */
const DETAILS_ESTIMATE_PX = 160;

function sharedOptions<Row extends RowWithId>(): GridOptions<TableLine<Row>> {
  return {
    theme: gridTheme,
    themeCssLayer: "grid",
    themeStyleContainer: document.body,
    icons: gridIcons,
    localeText: texts.grid.locale,
    defaultColDef,
    getRowId: ({ data }) => data.id,
    rowClassRules: {
      "ui-grid__row--locked": ({ data }) => data?.lock !== undefined,
      "ui-row--acted": ({ data }) => data?.acted === true,
    },
    getRowHeight: ({ data }) => (data?.kind === "details" ? DETAILS_ESTIMATE_PX : undefined),
    isFullWidthRow: ({ rowNode }) => rowNode.data?.kind === "details",
    fullWidthCellRenderer: DetailRow,
    animateRows: false,
    suppressAnimationFrame: true,
    ensureDomOrder: true,
    suppressNoRowsOverlay: true,
    suppressColumnVirtualisation: true,
    // More than a page's rows (20): the browser's search finds them all, however low the window.
    rowBuffer: 25,
    suppressDragLeaveHidesColumns: true,
    tabToNextCell: () => false,
    tabToNextHeader: () => false,
  };
}

/** In screen order. Columns that still stretch have no width. */
function layoutOf<Row extends RowWithId>(
  api: GridApi<TableLine<Row>>,
  columns: readonly TableColumn<Row>[],
): ColumnLayout[] {
  const known = new Set(columns.map(({ field }) => field));
  return api
    .getColumnState()
    .filter(({ colId }) => known.has(colId))
    .map(({ colId, width, flex, pinned }) => ({
      field: colId,
      ...(typeof width !== "number" || typeof flex === "number" ? {} : { width }),
      pinned: pinned === "left" || pinned === true,
    }));
}

/** Stable while equal: new definitions re-render every cell. */
function useColumnDefs<Row extends RowWithId>(input: ColumnDefsInput<Row>): ColDef<TableLine<Row>>[] {
  const { columns, second, cells, narrow, hasChoice, lastWidth, adjustable } = input;
  const sort = useSame(input.sort);
  return useMemo(
    () => columnDefs({ columns, second, cells, sort, narrow, hasChoice, lastWidth, adjustable }),
    [columns, second, cells, sort, narrow, hasChoice, lastWidth, adjustable],
  );
}

function useSame(sort: readonly TableSort[]): readonly TableSort[] {
  const [kept, setKept] = useState(sort);
  if (kept === sort || textOf(kept) === textOf(sort)) return kept;
  setKept(sort);
  return sort;
}

const textOf = (sort: readonly TableSort[]): string =>
  sort.map(({ column, dir }) => `${column} ${dir}`).join();

/**
 * In the frame in which the lines arrive; the grid's property would be a frame late. Returns the initial
 * lines.
 */
function useGridLines<Row extends RowWithId>(
  api: GridApi<TableLine<Row>> | undefined,
  lines: readonly TableLine<Row>[],
): TableLine<Row>[] {
  const [first] = useState(lines);
  const given = useRef(first);
  useLayoutEffect(() => {
    if (api === undefined || given.current === lines) return;
    given.current = lines;
    api.setGridOption("rowData", [...lines]);
  }, [api, lines]);
  const [rowData] = useState(() => [...first]);
  return rowData;
}
