/** `@palier/ui/grid`: the table. Loaded lazily (`import("@palier/ui/grid")`); the package's main door never imports it. */
export type { CellComponent, CellProps, DataGridProps, GridColumn, GridSort, RowWithId } from "./column.ts";
export { DataGrid } from "./data-grid.tsx";
