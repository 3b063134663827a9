import type { RowWithId } from "./column.ts";

/** What the grid holds: the page's rows and, under 600 px, the details unfolded below some of them. */
export interface GridRow<Row extends RowWithId> {
  kind: "row" | "details";
  id: string;
  row: Row;
}

/** The page's rows, each followed by its details where they are unfolded. */
export function withDetails<Row extends RowWithId>(
  rows: readonly Row[],
  unfolded: ReadonlySet<string>,
): GridRow<Row>[] {
  return rows.flatMap((row): GridRow<Row>[] => {
    const id = String(row.id);
    const line: GridRow<Row> = { kind: "row", id, row };
    return unfolded.has(id) ? [line, { kind: "details", id: detailsId(id), row }] : [line];
  });
}

/** Row ids are numbers or slugs: none ends like this. */
export const detailsId = (id: string): string => `${id}/details`;
