/**
 * What a client asks of a table, in DataTables' words. Apart from the schemas, which the first few lines of a page
 * cannot afford to load.
 */

/** §9: the rows of a page. */
export const pageLength = 20;

/** What one asks of a table, in words of the field rather than of the wire. */
export interface TableRequest<Column extends string> {
  readonly draw: number;
  /** 0-based. */
  readonly page: number;
  readonly length?: number;
  readonly search: string;
  readonly order: readonly { readonly column: Column; readonly dir: "asc" | "desc" }[];
  /** The table's columns in screen order. */
  readonly columns: readonly {
    readonly name: Column;
    readonly searchable: boolean;
    readonly orderable: boolean;
  }[];
}

/** Says a {@link TableRequest} in DataTables' words. */
export function dataTablesQuery<Column extends string>(request: TableRequest<Column>) {
  const length = request.length ?? pageLength;
  const index = (column: Column): number => request.columns.findIndex((each) => each.name === column);
  return {
    draw: request.draw,
    start: request.page * length,
    length,
    search: { value: request.search, regex: false },
    order: request.order
      .filter((each) => index(each.column) >= 0)
      .map((each) => ({ column: index(each.column), dir: each.dir, name: each.column as string })),
    columns: request.columns.map((each) => ({
      data: each.name as string,
      name: each.name as string,
      searchable: each.searchable,
      orderable: each.orderable,
      search: { value: "", regex: false },
    })),
  };
}
