import type { Slices } from "../slices.ts";
import type { ColumnSearch, Scalar } from "./column-spec.ts";

/**
 * One integer per row: codes number the distinct values in order from 0, so sorting and filtering need no
 * values. Null has the highest.
 */
export interface Column {
  readonly name: string;
  readonly kind: "text" | "number" | "boolean";
  /** By row. */
  readonly codes: Int32Array;
  /** Distinct values; also null's code. */
  readonly nullCode: number;
  readonly hasNulls: boolean;
  /** A value's code; halfway between neighbors if no row has it (-0.5 before all); NaN for another type. */
  locate(value: unknown): number;
  text(code: number): string;
  readonly search?: ColumnSearch | undefined;
  /** Compares non-null values in code order. */
  readonly compare: (a: unknown, b: unknown) => number;
}

export interface ColumnReader {
  /** In row order. Throws a TypeError for another type. */
  add(index: number, value: unknown): void;
  finish(): Slices<Column>;
}

/** First position where `isBefore` is false. */
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

export function exactCode(column: Column, value: Scalar): number | undefined {
  const place = column.locate(value);
  return Number.isInteger(place) ? place : undefined;
}
