import { forEachBelow, type Slices } from "../slices.ts";
import { cellOf } from "./cell.ts";

/** Ascending rows by element of a json column's arrays. */
export class ElementIndex {
  readonly #rows: ReadonlyMap<unknown, readonly number[]>;

  private constructor(rows: ReadonlyMap<unknown, readonly number[]>) {
    this.#rows = rows;
  }

  static *build(column: string, count: number, rowAt: (index: number) => object): Slices<ElementIndex> {
    const found = new Map<unknown, number[]>();
    yield* forEachBelow(count, (index) => {
      const value = cellOf(rowAt(index), column);
      if (!Array.isArray(value)) return;
      for (const element of new Set<unknown>(value)) {
        const rows = found.get(element);
        if (rows === undefined) found.set(element, [index]);
        else rows.push(index);
      }
    });
    return new ElementIndex(found);
  }

  /** Sets `marks[row]` to 1. */
  mark(element: string | number, marks: Uint8Array): void {
    for (const row of this.#rows.get(element) ?? []) marks[row] = 1;
  }
}
