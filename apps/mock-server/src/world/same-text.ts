import type { Table } from "../store/table.ts";
import type { AnyRow } from "./catalog.ts";

/** The ids of a table's rows by a column's text, as of a revision. */
interface Texts {
  readonly revision: number;
  readonly column: string;
  readonly ids: Map<string, number>;
}

/** What {@link byText} found last, by table. */
const found = new WeakMap<object, Texts>();

type Named = Pick<AnyRow, "id" | "version">;

/**
 * The row that holds a text in a column, in capitals or not: quick where many texts are looked up at once, also where rows
 * are added between. An import of 100,000 lines asks at each of its steps.
 */
export function byText<Row extends Named>(
  table: Table<Row>,
  column: string & keyof Row,
): (text: string | undefined) => Row | undefined {
  let ids = knownTexts(table, column) ?? allTexts(table, column);
  return (text = "") => {
    const sought = text.toLowerCase();
    const rowOf = (id: number | undefined) => (id === undefined ? undefined : table.get(id));
    const row = rowOf(ids.get(sought));
    if (row === undefined || textOf(row, column) === sought) return row;
    // It holds another text by now, and a second row may have held the same.
    ids = allTexts(table, column);
    return rowOf(ids.get(sought));
  };
}

const textOf = <Row extends Named>(row: Row, column: keyof Row): string => String(row[column]).toLowerCase();

/** What was found last, with the rows that changed since. */
function knownTexts<Row extends Named>(table: Table<Row>, column: string & keyof Row) {
  const last = found.get(table);
  const changes = last?.column === column ? table.changesSince(last.revision) : undefined;
  if (last === undefined || changes === undefined) return undefined;
  for (const id of changes) {
    const row = table.get(id);
    if (row !== undefined) last.ids.set(textOf(row, column), id);
  }
  found.set(table, { ...last, revision: table.revision });
  return last.ids;
}

function allTexts<Row extends Named>(table: Table<Row>, column: string & keyof Row) {
  const ids = new Map(Array.from(table.rows({}), (row) => [textOf(row, column), row.id]));
  found.set(table, { revision: table.revision, column, ids });
  return ids;
}

/** The rows that hold a text in a column, in capitals or not: `imm-1` and `IMM-1` are one reference. */
export function holdersOf<Row extends Pick<AnyRow, "id" | "version">>(
  table: Table<Row>,
  column: string & keyof Row,
  text: string,
): Row[] {
  if (text === "") return [];
  const sought = text.toLowerCase();
  const alike = table.rows({ search: [{ term: text, columns: [column] }] });
  return [...alike].filter((row) => String(row[column]).toLowerCase() === sought);
}
