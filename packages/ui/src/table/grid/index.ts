/**
 * `@palier/ui/grid`: the table of main lists. Load lazily (`import("@palier/ui/grid")`); the package's main
 * entry never imports it.
 */
export { DataGrid } from "./data-grid.tsx";
