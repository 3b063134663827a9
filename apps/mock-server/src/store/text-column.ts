import type { Column, ColumnReader } from "./column.ts";
import { lowerBound } from "./column.ts";
import type { ColumnSpec } from "./column-spec.ts";
import { Interner } from "./interner.ts";
import type { PackedTexts } from "./packed-texts.ts";
import { orderOfTexts } from "./text-order.ts";
import { orderOf } from "./value-order.ts";

/** A repeated filter compares no texts. */
const REMEMBERED = 4096;

function textColumn(spec: ColumnSpec, codes: Int32Array, texts: PackedTexts, hasNulls: boolean): Column {
  const compare = orderOf(spec);
  const places = new Map<string, number>();
  function search(value: string): number {
    const place = lowerBound(texts.count, (at) => compare(texts.text(at), value) < 0);
    return place < texts.count && texts.text(place) === value ? place : place - 0.5;
  }
  return {
    name: spec.name,
    kind: "text",
    search: spec.search,
    compare,
    codes,
    nullCode: texts.count,
    hasNulls,
    locate(value) {
      if (value === null) return texts.count;
      if (typeof value !== "string") return Number.NaN;
      const known = places.get(value);
      if (known !== undefined) return known;
      if (places.size >= REMEMBERED) places.clear();
      const place = search(value);
      places.set(value, place);
      return place;
    },
    text: (code) => texts.text(code),
  };
}

function sortedBy(compare: (a: string, b: string) => number, texts: PackedTexts): Int32Array {
  const numbers = Array.from({ length: texts.count }, (_, index) => index);
  return new Int32Array(numbers.sort((a, b) => compare(texts.text(a), texts.text(b))));
}

export function textReader(spec: ColumnSpec, count: number): ColumnReader {
  const interner = new Interner();
  const seen = new Int32Array(count);
  let hasNulls = false;
  return {
    add(index, value) {
      if (typeof value === "string") seen[index] = interner.intern(value);
      else if (value === null) seen[index] = -1;
      else throw new TypeError(`column ${spec.name}, row ${index + 1}: not a text`);
    },
    *finish() {
      const texts = interner.finish();
      yield;
      const order = spec.order === undefined ? yield* orderOfTexts(texts) : sortedBy(orderOf(spec), texts);
      const codes = new Int32Array(order.length);
      for (let code = 0; code < order.length; code += 1) codes[order[code] ?? 0] = code;
      for (let index = 0; index < count; index += 1) {
        const number = seen[index] ?? -1;
        hasNulls ||= number < 0;
        seen[index] = number < 0 ? order.length : (codes[number] ?? 0);
      }
      yield;
      return textColumn(spec, seen, yield* texts.reordered(order), hasNulls);
    },
  };
}
