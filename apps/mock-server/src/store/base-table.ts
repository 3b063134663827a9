import { BaseColumns } from "./base-columns.ts";
import { BaseIndex } from "./base-index.ts";
import type { Column } from "./column.ts";
import type { ColumnSpec, StoredRow } from "./column-spec.ts";
import { HotRows } from "./hot-rows.ts";

/** `rowAt(index)` must be pure and cheap; its id is `index + 1`. */
export interface BaseTableSource<Row extends StoredRow> {
  readonly name: string;
  /** `id` and `version` may be omitted. */
  readonly columns: readonly ColumnSpec[];
  readonly count: number;
  readonly rowAt: (index: number) => Row;
}

const HOT_ROWS = 10_000;
const OWN_COLUMNS: readonly ColumnSpec[] = [
  { name: "id", kind: "number", searchable: false },
  { name: "version", kind: "number", searchable: false },
];

/** Shared by all worlds, immutable, ids 1 to `count`. */
export class BaseTable<Row extends StoredRow> {
  readonly name: string;
  readonly columns: ReadonlyMap<string, ColumnSpec>;
  readonly count: number;
  readonly index: BaseIndex<Row>;
  /** By `id - 1`; identical while cached. */
  readonly row: (index: number) => Row;
  /** Without caching, for long streams. */
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

  static build<Row extends StoredRow>(source: BaseTableSource<Row>): BaseTable<Row> {
    return new BaseTable(source);
  }

  column(name: string): Column | undefined {
    return this.#columns.get(name);
  }

  /** Builds in advance what first queries would wait for. */
  prepare(): void {
    for (const { name, searchable } of this.columns.values()) this.index.prepare(name, searchable);
  }
}
