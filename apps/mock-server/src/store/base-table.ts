/** The rows that all worlds share: built once from the seed, never changed. */
import { BaseColumns } from "./base-columns.ts";
import { BaseIndex } from "./base-index.ts";
import type { Column } from "./column.ts";
import type { ColumnSpec, StoredRow } from "./column-spec.ts";
import { HotRows } from "./hot-rows.ts";

/**
 * What a base table is built from. `rowAt(index)` must be pure, cheap (it is called for every row that is read) and
 * give the row with id `index + 1`.
 */
export interface BaseTableSource<Row extends StoredRow> {
  readonly name: string;
  /** `id` and `version` may be left out. */
  readonly columns: readonly ColumnSpec[];
  readonly count: number;
  readonly rowAt: (index: number) => Row;
}

/** Rows that are kept as objects, in two generations. */
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
  /** Answers queries on the base alone. */
  readonly index: BaseIndex<Row>;
  /** The row with id `index + 1`: the same object as long as it is hot. */
  readonly row: (index: number) => Row;
  /** The same without making it hot, for long streams. */
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

  /** Builds a table; rows are made and columns indexed when they are first asked for. */
  static build<Row extends StoredRow>(source: BaseTableSource<Row>): BaseTable<Row> {
    return new BaseTable(source);
  }

  /** An indexed column; undefined for unknown and json ones. */
  column(name: string): Column | undefined {
    return this.#columns.get(name);
  }

  /** Builds ahead what a first query of each kind would wait for: columns, their orders, the texts of searches. */
  prepare(): void {
    for (const { name, searchable } of this.columns.values()) this.index.prepare(name, searchable);
  }
}
