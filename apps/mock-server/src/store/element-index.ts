/** Which rows hold which elements in a json column of arrays (cities, ids). */
import { cellOf } from "./cell.ts";

/** Rows by element, upwards; built in one pass over the rows. */
export class ElementIndex {
  readonly #rows = new Map<unknown, number[]>();

  constructor(column: string, count: number, rowAt: (index: number) => object) {
    for (let index = 0; index < count; index += 1) {
      const value = cellOf(rowAt(index), column);
      if (!Array.isArray(value)) continue;
      for (const element of new Set<unknown>(value)) {
        const rows = this.#rows.get(element);
        if (rows === undefined) this.#rows.set(element, [index]);
        else rows.push(index);
      }
    }
  }

  /** Sets `marks[row]` to 1 for each row whose array has the element. */
  mark(element: string | number, marks: Uint8Array): void {
    for (const row of this.#rows.get(element) ?? []) marks[row] = 1;
  }
}
