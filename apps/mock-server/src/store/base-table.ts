import { type ColumnSpec, isRowOf, type StoredRow } from "./column-spec.ts";
import { RowList } from "./row-list.ts";

export interface BaseTableSource<Row extends StoredRow> {
  readonly name: string;
  /** `id` and `version` may be omitted. */
  readonly columns: readonly ColumnSpec[];
  readonly count: number;
  /** Asked once, when the table is first read; ids are 1 to `count`. */
  readonly rows: () => readonly Row[];
}

const ownColumns: readonly ColumnSpec[] = [
  { name: "id", kind: "number", searchable: false },
  { name: "version", kind: "number", searchable: false },
];

/** A seeded table, which all worlds share until they change it: frozen rows with ids 1 to `count`. */
export class BaseTable<Row extends StoredRow> {
  readonly name: string;
  readonly columns: ReadonlyMap<string, ColumnSpec>;
  readonly count: number;
  readonly #rows: () => readonly Row[];
  #list: RowList<Row> | undefined;

  constructor({ name, columns, count, rows }: BaseTableSource<Row>) {
    this.name = name;
    this.columns = new Map([...ownColumns, ...columns].map((column) => [column.name, column]));
    this.count = count;
    this.#rows = rows;
  }

  /** Made when the table is first read. */
  get list(): RowList<Row> {
    this.#list ??= new RowList(
      this.#rows().map((row) => Object.freeze(row)),
      this.columns,
    );
    return this.#list;
  }

  /** Whether it is one of the seeded ids. */
  has(id: number): boolean {
    return Number.isInteger(id) && id >= 1 && id <= this.count;
  }

  /**
   * The row, frozen.
   * @throws TypeError if a column holds a value of another kind
   */
  checked(row: object): Row {
    if (!isRowOf<Row>(row, this.columns.values())) throw new TypeError(`${this.name}: misshapen row`);
    return Object.freeze(row);
  }
}
