export type { Cell } from "./cell.ts";
export { openWorkbook, type Sheet } from "./open-workbook.ts";
export { columnName, type SheetRow } from "./sheet-rows.ts";
export { WorkbookError, type WorkbookFault } from "./workbook-error.ts";
export { isArchive } from "./zip-archive.ts";
