/** A column as the indexes see it: one integer a row, in the order of the values. */
import type { Slices } from "../slices.ts";
import type { ColumnSearch, Scalar } from "./column-spec.ts";

/**
 * Every distinct value has a code, 0 for the first in order, so that sorting, filtering and comparing are done on
 * integers. Null has the highest code: it comes last.
 */
export interface Column {
  readonly name: string;
  readonly kind: "text" | "number" | "boolean";
  /** The code of each row, by index. */
  readonly codes: Int32Array;
  /** How many distinct values there are, null aside; also the code of null. */
  readonly nullCode: number;
  readonly hasNulls: boolean;
  /**
   * Where a value stands among the codes: its code, or halfway between its neighbours' codes when no row has it
   * (-0.5 before all). NaN for a value that this column cannot hold.
   */
  locate(value: unknown): number;
  /** The value of a code as text: what option lists show, and a search looks in unless `search` says otherwise. */
  text(code: number): string;
  readonly search?: ColumnSearch | undefined;
  /** Orders two values that are not null, as the codes are ordered. */
  readonly compare: (a: unknown, b: unknown) => number;
}

/** The values of a column while the rows are read, in one pass for all columns. */
export interface ColumnReader {
  /** Takes in the value of the next row. Throws a TypeError when it is not of the column's kind. */
  add(index: number, value: unknown): void;
  /** The column, put in order in slices. */
  finish(): Slices<Column>;
}

/** The first of `count` sorted places for which `isBefore` no longer holds. */
export function lowerBound(count: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The code that equals a value exactly, or undefined when no row can have it. */
export function exactCode(column: Column, value: Scalar): number | undefined {
  const place = column.locate(value);
  return Number.isInteger(place) ? place : undefined;
}
