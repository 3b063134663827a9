import type { Table } from "../store/table.ts";
import type { AnyRow } from "./catalog.ts";

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
