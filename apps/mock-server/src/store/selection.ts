import { lowerBound } from "./column.ts";
import type { Run } from "./run.ts";

/** `rank`: base rows before it. */
export interface Inserted<Row> {
  readonly rank: number;
  readonly row: Row;
}

const CHUNK = 256;

/** A run without the rows the world changed, plus its own. Immutable: a stream ignores later changes. */
export class Selection<Row> {
  readonly #run: Run;
  /** Ascending positions in the run. */
  readonly #hidden: readonly number[];
  readonly #inserted: readonly Inserted<Row>[];

  constructor(run: Run, hidden: readonly number[] = [], inserted: readonly Inserted<Row>[] = []) {
    this.#run = run;
    this.#hidden = hidden;
    this.#inserted = inserted;
  }

  get length(): number {
    return this.#run.length - this.#hidden.length + this.#inserted.length;
  }

  slice(start: number, count: number, rowAt: (index: number) => Row): Row[] {
    const from = Math.max(0, start);
    const to = Math.min(from + count, this.length);
    if (this.#hidden.length === 0 && this.#inserted.length === 0) {
      return from < to ? this.#run.slice(from, to - from).map((index) => rowAt(index)) : [];
    }
    const rows: Row[] = [];
    let next = lowerBound(this.#inserted.length, (index) => this.#placeOf(index) < from);
    for (let place = from; place < to; ) {
      const own = this.#inserted[next];
      const ownPlace = own === undefined ? Number.POSITIVE_INFINITY : this.#placeOf(next);
      if (own !== undefined && ownPlace === place) {
        rows.push(own.row);
        next += 1;
        place += 1;
        continue;
      }
      const stretch = Math.min(to, ownPlace) - place;
      for (const index of this.#visible(place - next, stretch)) rows.push(rowAt(index));
      place += stretch;
    }
    return rows;
  }

  *stream(start: number, count: number, rowAt: (index: number) => Row): IterableIterator<Row> {
    const end = Math.min(start + count, this.length);
    for (let place = start; place < end; place += CHUNK) {
      yield* this.slice(place, Math.min(CHUNK, end - place), rowAt);
    }
  }

  #placeOf(index: number): number {
    const rank = this.#inserted[index]?.rank ?? 0;
    return rank - this.#hiddenBefore(rank) + index;
  }

  #hiddenBefore(place: number): number {
    return lowerBound(this.#hidden.length, (index) => (this.#hidden[index] ?? 0) < place);
  }

  /** From the `start`-th visible base row. */
  #visible(start: number, count: number): number[] {
    const skipped = lowerBound(this.#hidden.length, (index) => (this.#hidden[index] ?? 0) - index <= start);
    const rows: number[] = [];
    let place = start + skipped;
    let next = skipped;
    while (rows.length < count) {
      const stop = this.#hidden[next] ?? Number.POSITIVE_INFINITY;
      const stretch = Math.min(count - rows.length, stop - place);
      if (stretch > 0) for (const index of this.#run.slice(place, stretch)) rows.push(index);
      place = stop + 1;
      next += 1;
    }
    return rows;
  }
}
