import type { RowWithId } from "../column.ts";

/** What the grid holds: the page's rows and, under 600 px, the details unfolded below some of them. */
export interface GridLine<Row extends RowWithId> {
  readonly kind: "row" | "details";
  readonly id: string;
  readonly row: Row;
  /** Another admin holds the row: part of the line, so that the grid itself marks it when that changes. */
  readonly locked: boolean;
}

/** The page's rows, each followed by its details where they are unfolded. */
export function gridLines<Row extends RowWithId>(
  rows: readonly Row[],
  unfolded: ReadonlySet<string>,
  isLocked: (row: Row) => boolean,
): GridLine<Row>[] {
  return rows.flatMap((row): GridLine<Row>[] => {
    const id = String(row.id);
    const locked = isLocked(row);
    const line: GridLine<Row> = { kind: "row", id, row, locked };
    return unfolded.has(id) ? [line, { kind: "details", id: `${id}/details`, row, locked }] : [line];
  });
}

/** Keeps the lines of before that say the same, by identity: the grid then refreshes the changed ones alone. */
export function keptLines<Row extends RowWithId>(
  before: readonly GridLine<Row>[],
  lines: readonly GridLine<Row>[],
): GridLine<Row>[] {
  const byId = new Map(before.map((line) => [line.id, line]));
  return lines.map((line) => {
    const known = byId.get(line.id);
    return known && known.row === line.row && known.locked === line.locked ? known : line;
  });
}
