/** A column for indexes: one integer per row, in value order. */
import type { Slices } from "../slices.ts";
import type { ColumnSearch, Scalar } from "./column-spec.ts";

/**
 * Each distinct value has a code, 0 for the first in order, so that sorting, filtering and comparing use integers.
 * Null has the highest.
 */
export interface Column {
  readonly name: string;
  readonly kind: "text" | "number" | "boolean";
  /** Each row's code. */
  readonly codes: Int32Array;
  /** The number of distinct values without null; also null's code. */
  readonly nullCode: number;
  readonly hasNulls: boolean;
  /**
   * A value's position among codes: its code, or halfway between neighbors if no row has it (-0.5 before all). NaN
   * for a value of another type.
   */
  locate(value: unknown): number;
  /** A code's value as text, for option lists and, without `search`, for searches. */
  text(code: number): string;
  readonly search?: ColumnSearch | undefined;
  /** Compares two non-null values in code order. */
  readonly compare: (a: unknown, b: unknown) => number;
}

/** Collects a column's values during the pass over the rows. */
export interface ColumnReader {
  /** Adds the next row's value. Throws a TypeError for another type. */
  add(index: number, value: unknown): void;
  /** Orders the column, in slices. */
  finish(): Slices<Column>;
}

/** The first of `count` sorted positions where `isBefore` is false. */
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

/** The code of an exact value; undefined if no row has it. */
export function exactCode(column: Column, value: Scalar): number | undefined {
  const place = column.locate(value);
  return Number.isInteger(place) ? place : undefined;
}
