/** `@palier/ui/grid`: the table of main lists. Import lazily; the package's main entry never does. */
export { DataGrid } from "./data-grid.tsx";
