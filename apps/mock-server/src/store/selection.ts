/** The rows of a query in one world: a run of base rows, less those that the world changed, plus its own that match. */
import { lowerBound } from "./column.ts";
import type { Run } from "./run.ts";

/** A row of the world and how many rows of the run come before it. */
export interface Inserted<Row> {
  readonly rank: number;
  readonly row: Row;
}

/** How many rows a stream reads at a time. */
const CHUNK = 256;

/** Never changes once made, so a stream over it is not disturbed by later changes of the table. */
export class Selection<Row> {
  readonly #run: Run;
  /** Places in the run that are hidden, upwards. */
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

  /** The rows at `start` to `start + count - 1`; `rowAt` gives the base row of an index, or what stands for it. */
  slice<Item = never>(start: number, count: number, rowAt: (index: number) => Row | Item): (Row | Item)[] {
    const from = Math.max(0, start);
    const to = Math.min(from + count, this.length);
    if (this.#hidden.length === 0 && this.#inserted.length === 0) {
      return from < to ? this.#run.slice(from, to - from).map((index) => rowAt(index)) : [];
    }
    const rows: (Row | Item)[] = [];
    // The world's own rows that come before `from` have a place in the whole below it.
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

  /** Streams the rows at `start` and after, `count` at most, a chunk at a time. */
  *stream(start: number, count: number, rowAt: (index: number) => Row): IterableIterator<Row> {
    const end = Math.min(start + count, this.length);
    for (let place = start; place < end; place += CHUNK) {
      yield* this.slice(place, Math.min(CHUNK, end - place), rowAt);
    }
  }

  /**
   * The first `count` rows for which `passes` holds, of the first `most`; undefined where there are fewer of them there and
   * more rows to read. `rowAt` gives the base row of an index, undefined for one that is not looked for.
   */
  leading(
    { count, most }: { readonly count: number; readonly most: number },
    rowAt: (index: number) => Row | undefined,
    passes: (row: Row) => boolean,
  ): Row[] | undefined {
    const rows: Row[] = [];
    const end = Math.min(most, this.length);
    for (let place = 0; place < end; place += CHUNK) {
      for (const row of this.slice(place, Math.min(CHUNK, end - place), rowAt)) {
        if (row === undefined || !passes(row)) continue;
        if (rows.push(row) === count) return rows;
      }
    }
    return end === this.length ? rows : undefined;
  }

  /** The place of one of the world's own rows among all rows of the selection. */
  #placeOf(index: number): number {
    const rank = this.#inserted[index]?.rank ?? 0;
    return rank - this.#hiddenBefore(rank) + index;
  }

  #hiddenBefore(place: number): number {
    return lowerBound(this.#hidden.length, (index) => (this.#hidden[index] ?? 0) < place);
  }

  /** `count` base row indexes from the `start`-th that is not hidden. */
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
