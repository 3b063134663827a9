import { forEachBelow, type Slices } from "../slices.ts";
import type { Column, ColumnReader } from "./column.ts";
import { lowerBound } from "./column.ts";
import type { ColumnSpec } from "./column-spec.ts";
import { compareValues } from "./value-order.ts";

function sortedDistinct(values: Float64Array): Float64Array {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort();
  return sorted.filter((value, index) => index === 0 || value !== sorted[index - 1]);
}

function* codesOf(values: Float64Array, distinct: Float64Array): Slices<Int32Array> {
  const codes = new Int32Array(values.length);
  const known = new Map<number, number>();
  const small = distinct.length <= 65_536;
  if (small) for (const [code, value] of distinct.entries()) known.set(value, code);
  yield* forEachBelow(values.length, (index) => {
    const value = values[index] ?? Number.NaN;
    if (Number.isNaN(value)) codes[index] = distinct.length;
    else if (small) codes[index] = known.get(value) ?? 0;
    else codes[index] = lowerBound(distinct.length, (at) => (distinct[at] ?? 0) < value);
  });
  return codes;
}

function* numberColumn(
  { name, search }: ColumnSpec,
  type: "number" | "boolean",
  values: Float64Array,
): Slices<Column> {
  const distinct = sortedDistinct(values);
  yield;
  const codes = yield* codesOf(values, distinct);
  return {
    name,
    kind: type,
    search,
    compare: compareValues,
    codes,
    nullCode: distinct.length,
    hasNulls: codes.includes(distinct.length),
    locate(value) {
      if (value === null) return distinct.length;
      const number = typeof value === type ? Number(value) : Number.NaN;
      if (Number.isNaN(number)) return Number.NaN;
      const place = lowerBound(distinct.length, (at) => (distinct[at] ?? 0) < number);
      return distinct[place] === number ? place : place - 0.5;
    },
    text: (code) => String(type === "boolean" ? distinct[code] === 1 : (distinct[code] ?? "")),
  };
}

/** NaN stands for null. */
export function numberReader(spec: ColumnSpec, type: "number" | "boolean", count: number): ColumnReader {
  let values = new Float64Array(count);
  return {
    add(index, value) {
      if (value === null) values[index] = Number.NaN;
      else if (typeof value === type && !Number.isNaN(value)) values[index] = Number(value);
      else throw new TypeError(`column ${spec.name}, row ${index + 1}: not a ${type}`);
    },
    *finish() {
      const column = yield* numberColumn(spec, type, values);
      values = new Float64Array(0);
      return column;
    },
  };
}
