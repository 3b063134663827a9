/** Row 0 is the header. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

export interface TableSize {
  readonly rows: number;
  readonly columns: number;
}

const PAGE_STEP = 10;

/**
 * Like AG Grid: arrows by one, Ctrl+arrow to the edge, Home and End to the first and last cell, PageUp and
 * PageDown by ten rows. Else `undefined`.
 */
export function nextPlace(
  key: string,
  ctrl: boolean,
  from: CellPlace,
  { rows, columns }: TableSize,
): CellPlace | undefined {
  const { row, column } = from;
  const to = (nextRow: number, nextColumn: number): CellPlace => ({
    row: Math.max(0, Math.min(rows - 1, nextRow)),
    column: Math.max(0, Math.min(columns - 1, nextColumn)),
  });
  const far = ctrl ? Number.POSITIVE_INFINITY : 1;
  switch (key) {
    case "ArrowUp":
      return ctrl ? to(Math.min(row, 1), column) : to(row - 1, column);
    case "ArrowDown":
      return to(row + far, column);
    case "ArrowLeft":
      return to(row, column - far);
    case "ArrowRight":
      return to(row, column + far);
    case "Home":
      return to(1, 0);
    case "End":
      return to(rows - 1, columns - 1);
    case "PageUp":
      return to(row === 0 ? 0 : Math.max(1, row - PAGE_STEP), column);
    case "PageDown":
      return to(row + PAGE_STEP, column);
    default:
      return undefined;
  }
}
