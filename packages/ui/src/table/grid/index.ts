/** `@palier/ui/grid`: the main lists' table. Loaded lazily (`import("@palier/ui/grid")`); the package's main door never imports it. */
export { DataGrid } from "./data-grid.tsx";
