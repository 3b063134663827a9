/** The rows that all worlds share: built once from the seed, never changed. */
import type { ColumnSpec, StoredRow } from "./column-spec.ts";

/** What a base table is built from. `rowAt(index)` must be pure and give the row with id `index + 1`. */
export interface BaseTableSource<Row extends StoredRow> {
  readonly name: string;
  readonly columns: readonly ColumnSpec[];
  readonly count: number;
  readonly rowAt: (index: number) => Row;
}

/** An immutable table with ids 1 to `count`. */
export class BaseTable<Row extends StoredRow> {
  readonly name: string;
  readonly columns: ReadonlyMap<string, ColumnSpec>;
  readonly count: number;
  readonly #rowAt: (index: number) => Row;
  readonly #rows: Row[] = [];

  private constructor(source: BaseTableSource<Row>) {
    this.name = source.name;
    this.columns = new Map(source.columns.map((column) => [column.name, column]));
    this.count = source.count;
    this.#rowAt = source.rowAt;
  }

  /** Builds a table; rows are made when they are first asked for. */
  static build<Row extends StoredRow>(source: BaseTableSource<Row>): BaseTable<Row> {
    return new BaseTable(source);
  }

  /** The row with id `index + 1`. */
  row(index: number): Row {
    const row = this.#rows[index] ?? Object.freeze(this.#rowAt(index));
    this.#rows[index] = row;
    return row;
  }
}
