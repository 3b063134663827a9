import type { Column } from "./column.ts";
import type { StoredRow } from "./column-spec.ts";
import { listed, marksOf } from "./found-codes.ts";
import type { Leading } from "./query.ts";
import type { Marked, RowFilter } from "./row-filter.ts";
import type { Run } from "./run.ts";
import { work } from "./work.ts";

const CHUNK = 64;
/** Ends row-by-row reading after this many texts without a match, or this share of a small table. */
const PATIENCE = 128;
const SHARE = 16;
/** Up to one code in this many, rows are looked up by code. */
const SPARSE = 16;

interface Asked extends Leading {
  readonly count: number;
  /** Rows changed in the world. */
  readonly isHidden: (row: number) => boolean;
}

export interface Indexed<Row extends StoredRow> {
  readonly all: Run;
  readonly column: Column;
  readonly filter: RowFilter<Row>;
  readonly byCode: (column: Column) => RowsByCode;
}

/** Rows of `code`: `starts[code]` to `starts[code + 1] - 1`. */
export interface RowsByCode {
  readonly rows: Int32Array;
  readonly starts: Int32Array;
}

/** Neither counts nor sorts all rows: frequent matches are found from the start, rare ones by scans. */
export function leadingRows<Row extends StoredRow>(
  { all, column, filter, byCode }: Indexed<Row>,
  asked: Asked,
): readonly number[] {
  // A number identifies one record, anywhere in the order.
  const isRare = asked.where.some(({ way }) => way === "number");
  const first = isRare ? undefined : amongFirst(all, filter.tester(asked), asked);
  if (first !== undefined) return first;
  const marked = filter.marks(asked);
  if (marked === undefined) return [];
  for (const one of marked) {
    const codes = one.of === null ? undefined : listed(one.found, one.of.nullCode / SPARSE);
    if (one.of === null || codes === undefined) continue;
    const best = new BestRows(column, allMarks(marked.filter((other) => other !== one)), asked);
    best.offerSome(codes, byCode(one.of));
    return best.rows;
  }
  const best = new BestRows(column, allMarks(marked), asked);
  best.offerAll();
  return best.rows;
}

interface Marks {
  readonly marks: Uint8Array;
  readonly of: Column | null;
}

const allMarks = (marked: readonly Marked[]): Marks[] =>
  marked.map(({ found, of }) => ({ marks: marksOf(found, (of?.nullCode ?? 0) + 1), of }));

/** Undefined if the first chunks have too few. */
function amongFirst(
  all: Run,
  passes: (row: number) => boolean,
  { count, isHidden, where, search }: Asked,
): readonly number[] | undefined {
  const rows: number[] = [];
  const texts = where.length + search.reduce((sum, { columns }) => sum + columns.length, 0);
  const patience = Math.min(PATIENCE, all.length / SHARE);
  let inVain = 0;
  for (let start = 0; inVain <= patience; start += CHUNK) {
    const before = rows.length;
    const chunk = all.slice(start, CHUNK);
    work.rows += chunk.length;
    for (const row of chunk) {
      if (isHidden(row) || !passes(row)) continue;
      if (rows.push(row) === count) return rows;
    }
    if (chunk.length < CHUNK) return rows;
    inVain = rows.length > before ? 0 : inVain + chunk.length * texts;
  }
  return undefined;
}

/** Ties by ascending id. */
class BestRows {
  readonly rows: number[] = [];
  readonly #places: number[] = [];
  readonly #codes: Int32Array;
  readonly #nullCode: number;
  readonly #marked: readonly Marks[];
  readonly #asked: Asked;
  readonly #isDown: boolean;
  #worst = Number.POSITIVE_INFINITY;

  constructor({ codes, nullCode }: Column, marked: readonly Marks[], asked: Asked) {
    this.#codes = codes;
    this.#nullCode = nullCode;
    this.#marked = marked;
    this.#asked = asked;
    this.#isDown = asked.order.dir === "desc";
  }

  offerSome(codes: Int32Array, { rows, starts }: RowsByCode): void {
    work.rows += codes.length;
    for (const code of codes) {
      const end = starts[code + 1] ?? 0;
      for (let at = starts[code] ?? end; at < end; at += 1) this.offer(rows[at] ?? 0);
    }
  }

  offerAll(): void {
    const [first] = this.#marked;
    const count = this.#codes.length;
    work.rows += count;
    if (first === undefined) for (let row = 0; row < count; row += 1) this.offer(row);
    else if (first.of === null) this.#offerMarked(first.marks);
    else this.#offerCoded(first.marks, first.of.codes);
  }

  #offerMarked(marks: Uint8Array): void {
    for (let row = 0; row < marks.length; row += 1) if (marks[row] === 1) this.offer(row);
  }

  #offerCoded(marks: Uint8Array, codes: Int32Array): void {
    for (let row = 0; row < codes.length; row += 1) if (marks[codes[row] ?? 0] === 1) this.offer(row);
  }

  offer(row: number): void {
    const code = this.#codes[row] ?? this.#nullCode;
    const place = this.#isDown && code < this.#nullCode ? this.#nullCode - 1 - code : code;
    if (place > this.#worst) return;
    for (const { marks, of } of this.#marked)
      if (marks[of === null ? row : (of.codes[row] ?? 0)] !== 1) return;
    if (this.#asked.isHidden(row)) return;
    const after = this.#places.findLastIndex(
      (each, at) => each < place || (each === place && (this.rows[at] ?? row) < row),
    );
    this.rows.splice(after + 1, 0, row);
    this.#places.splice(after + 1, 0, place);
    const { count } = this.#asked;
    if (this.rows.length > count) {
      this.rows.pop();
      this.#places.pop();
    }
    if (this.rows.length === count) this.#worst = this.#places.at(-1) ?? this.#worst;
  }
}
