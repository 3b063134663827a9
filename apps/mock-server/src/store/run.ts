import type { Column } from "./column.ts";
import { lowerBound } from "./column.ts";

export interface SortKey {
  readonly column: Column;
  readonly desc: boolean;
}

/** Positions among codes by key, then the index (id - 1). */
export interface Probe {
  readonly places: readonly number[];
  readonly index: number;
}

/** Null last either way. */
function isBefore(row: number, probe: Probe, keys: readonly SortKey[]): boolean {
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index];
    if (key === undefined) break;
    const code = key.column.codes[row] ?? 0;
    const place = probe.places[index] ?? 0;
    if (code === place) continue;
    const { nullCode } = key.column;
    return key.desc && code !== nullCode && place !== nullCode ? code > place : code < place;
  }
  return row < probe.index;
}

/**
 * `from` to `to - 1` of a sorted array, or of all rows by id if null.
 *
 * A descending order by one column is `mirrored`: it reads the ascending array's groups of equal codes from
 * the end, each forwards so that ties stay by id, then the nulls.
 */
export class Run {
  readonly #rows: Int32Array | null;
  readonly #from: number;
  readonly #to: number;
  readonly #keys: readonly SortKey[];
  readonly #mirrored: Column | undefined;
  /** In a mirrored run. */
  readonly #valuesEnd: number;

  constructor(rows: Int32Array | null, from: number, to: number, keys: readonly SortKey[]) {
    const only = keys.length === 1 ? keys[0] : undefined;
    this.#rows = rows;
    this.#from = from;
    this.#to = to;
    this.#mirrored = only?.desc ? only.column : undefined;
    this.#keys = only?.desc ? [{ column: only.column, desc: false }] : keys;
    this.#valuesEnd = only?.desc && only.column.hasNulls ? this.#bound(only.column.nullCode, -1) : to;
  }

  get length(): number {
    return this.#to - this.#from;
  }

  /** Differs from the query's order if mirrored. */
  rows(): Int32Array {
    return this.#rows === null
      ? new Int32Array(this.length).map((_, index) => this.#from + index)
      : this.#rows.subarray(this.#from, this.#to);
  }

  slice(start: number, count: number): number[] {
    const rows: number[] = [];
    const end = Math.min(start + count, this.length);
    if (this.#mirrored === undefined) {
      for (let at = start; at < end; at += 1) rows.push(this.#row(this.#from + at));
      return rows;
    }
    for (let at = Math.max(start, 0); at < end; ) at = this.#readGroup(at, end, this.#mirrored, rows);
    return rows;
  }

  rank(probe: Probe): number {
    const at = lowerBound(this.length, (index) => isBefore(this.#row(this.#from + index), probe, this.#keys));
    const place = probe.places[0];
    if (this.#mirrored === undefined || place === undefined || place === this.#mirrored.nullCode) return at;
    const group = this.#bound(place, -1);
    return this.#valuesEnd - this.#bound(place, Number.POSITIVE_INFINITY) + (this.#from + at - group);
  }

  /** Undefined past the end. */
  at(place: number): number | undefined {
    return this.slice(place, 1)[0];
  }

  #row(at: number): number {
    return this.#rows === null ? at : (this.#rows[at] ?? 0);
  }

  #bound(place: number, index: number): number {
    const probe = { places: [place], index };
    return (
      this.#from + lowerBound(this.length, (at) => isBefore(this.#row(this.#from + at), probe, this.#keys))
    );
  }

  /** To the end of the group of equal codes, or to `end`; returns where it stopped. */
  #readGroup(at: number, end: number, { codes }: Column, rows: number[]): number {
    const values = this.#valuesEnd - this.#from;
    if (at >= values) {
      for (let place = at; place < end; place += 1) rows.push(this.#row(this.#from + place));
      return end;
    }
    const last = this.#valuesEnd - 1 - at;
    const code = codes[this.#row(last)] ?? 0;
    const first = this.#groupStart(last, code, codes);
    const past = this.#groupEnd(last, code, codes);
    const shown = this.#valuesEnd - past;
    let place = at;
    for (let index = first + (at - shown); index < past && place < end; index += 1, place += 1) {
      rows.push(this.#row(index));
    }
    return place;
  }

  /** Short groups are cheap. */
  #groupStart(at: number, code: number, codes: Int32Array): number {
    let step = 1;
    while (at - step >= this.#from && codes[this.#row(at - step)] === code) step *= 2;
    const low = Math.max(this.#from, at - step);
    return low + lowerBound(at - low, (index) => codes[this.#row(low + index)] !== code);
  }

  #groupEnd(at: number, code: number, codes: Int32Array): number {
    let step = 1;
    while (at + step < this.#valuesEnd && codes[this.#row(at + step)] === code) step *= 2;
    const count = Math.min(this.#valuesEnd, at + step) - at;
    return at + lowerBound(count, (index) => codes[this.#row(at + index)] === code);
  }
}
