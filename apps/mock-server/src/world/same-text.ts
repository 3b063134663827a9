import type { Table } from "../store/table.ts";
import type { AnyRow } from "./catalog.ts";

/** What {@link byText} found last, by table: good for as long as the table stays as it was. */
const found = new WeakMap<
  object,
  { readonly revision: number; readonly column: string; readonly ids: Ids }
>();
type Ids = ReadonlyMap<string, number>;

/** The row that holds a text in a column, in capitals or not: quick where many texts are looked up at once. */
export function byText<Row extends Pick<AnyRow, "id" | "version">>(
  table: Table<Row>,
  column: string & keyof Row,
): (text: string | undefined) => Row | undefined {
  const { revision } = table;
  const last = found.get(table);
  const ids =
    last?.revision === revision && last.column === column
      ? last.ids
      : new Map(Array.from(table.rows({}), (row) => [String(row[column]).toLowerCase(), row.id]));
  found.set(table, { revision, column, ids });
  return (text = "") => {
    const id = ids.get(text.toLowerCase());
    return id === undefined ? undefined : table.get(id);
  };
}

/** The rows that hold a text in a column, in capitals or not: `imm-1` and `IMM-1` are one reference. */
export function holdersOf<Row extends Pick<AnyRow, "id" | "version">>(
  table: Table<Row>,
  column: string & keyof Row,
  text: string,
): Row[] {
  if (text === "") return [];
  const sought = text.toLowerCase();
  const alike = table.rows({ search: { term: text, columns: [column] } });
  return [...alike].filter((row) => String(row[column]).toLowerCase() === sought);
}
