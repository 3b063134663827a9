/** The rows shared by all worlds: built once from the seed, immutable. */
import { BaseColumns } from "./base-columns.ts";
import { BaseIndex } from "./base-index.ts";
import type { Column } from "./column.ts";
import type { ColumnSpec, StoredRow } from "./column-spec.ts";
import { HotRows } from "./hot-rows.ts";

/** Source of a base table. `rowAt(index)` must be pure, cheap, and return the row with id `index + 1`. */
export interface BaseTableSource<Row extends StoredRow> {
  readonly name: string;
  /** `id` and `version` may be omitted. */
  readonly columns: readonly ColumnSpec[];
  readonly count: number;
  readonly rowAt: (index: number) => Row;
}

/** Rows cached as objects per generation. */
const HOT_ROWS = 10_000;
const OWN_COLUMNS: readonly ColumnSpec[] = [
  { name: "id", kind: "number", searchable: false },
  { name: "version", kind: "number", searchable: false },
];

/** An immutable table with ids 1 to `count`. */
export class BaseTable<Row extends StoredRow> {
  readonly name: string;
  readonly columns: ReadonlyMap<string, ColumnSpec>;
  readonly count: number;
  /** Answers queries on base rows only. */
  readonly index: BaseIndex<Row>;
  /** The row with id `index + 1`, identical while cached. */
  readonly row: (index: number) => Row;
  /** The same without caching, for long streams. */
  readonly passingRow: (index: number) => Row;
  readonly #columns: BaseColumns;

  private constructor({ name, columns, count, rowAt }: BaseTableSource<Row>) {
    this.name = name;
    this.columns = new Map([...OWN_COLUMNS, ...columns].map((column) => [column.name, column]));
    this.count = count;
    const hot = new HotRows((index) => Object.freeze(rowAt(index)), HOT_ROWS);
    this.row = (index) => hot.get(index);
    this.passingRow = (index) => hot.peek(index);
    this.#columns = new BaseColumns(this.columns, count, rowAt);
    this.index = new BaseIndex(this.#columns, count, rowAt);
  }

  /** Creates a table; rows and indexes are built on first use. */
  static build<Row extends StoredRow>(source: BaseTableSource<Row>): BaseTable<Row> {
    return new BaseTable(source);
  }

  /** An indexed column; undefined for unknown and json ones. */
  column(name: string): Column | undefined {
    return this.#columns.get(name);
  }

  /** Builds in advance what first queries would wait for: columns, orders, search texts. */
  prepare(): void {
    for (const { name, searchable } of this.columns.values()) this.index.prepare(name, searchable);
  }
}
