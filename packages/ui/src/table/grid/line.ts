import type { RowWithId } from "../column.ts";

/** What the grid holds: the page's rows and, under 600 px, the details unfolded below some of them. */
export interface GridLine<Row extends RowWithId> {
  readonly kind: "row" | "details";
  readonly id: string;
  /** The place in the grid that shows it: a new page takes over the places of the one before, with their elements. */
  readonly place: string;
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
    const line: GridLine<Row> = { kind: "row", id, place: id, row, locked };
    const details = `${id}/details`;
    return unfolded.has(id) ? [line, { kind: "details", id: details, place: details, row, locked }] : [line];
  });
}

/**
 * Keeps the lines of before that say the same, by identity, so that the grid refreshes the changed ones alone. On another
 * page (`turned`) the lines take the places of those before, for writing other words into a row takes a fraction of the
 * time of making one; on the same page never, since the focus would then be on another record.
 */
export function keptLines<Row extends RowWithId>(
  before: readonly GridLine<Row>[],
  lines: readonly GridLine<Row>[],
  turned: boolean,
): GridLine<Row>[] {
  const byId = new Map(before.map((line) => [line.id, line]));
  const allNew = turned && !lines.some(({ id }) => byId.has(id));
  // Those of lines that go too: another record in such a place would have the focus that was theirs.
  const taken = new Set(before.map(({ place }) => place));
  const placed = lines.map((line, index) => {
    const known = allNew ? before[index] : byId.get(line.id);
    if (known === undefined || known.kind !== line.kind) return line;
    const same = known.row === line.row && known.locked === line.locked;
    return same ? known : { ...line, place: known.place };
  });
  return placed.map((line, index) =>
    line === lines[index] ? { ...line, place: free(line.id, taken) } : line,
  );
}

/** A place that nobody has or had: the line's own id, unless a row of another page left it to one of this page. */
function free(id: string, taken: Set<string>): string {
  const place = taken.has(id) ? free(`${id}+`, taken) : id;
  taken.add(place);
  return place;
}
