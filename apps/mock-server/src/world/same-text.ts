import { manyLines, oneLine, sameForm, withoutControls } from "@palier/contract/kit/typed-text";
import type { Table } from "../store/table.ts";
import type { AnyRow } from "./catalog.ts";

interface Texts {
  readonly revision: number;
  readonly column: string;
  readonly ids: Map<string, number>;
}

const found = new WeakMap<object, Texts>();

type Named = Pick<AnyRow, "id" | "version">;

/** A lookup by a column's text in its {@link sameForm}, fast also between insertions: imports have 100,000 lines. */
export function byText<Row extends Named>(
  table: Table<Row>,
  column: string & keyof Row,
): (text: string | undefined) => Row | undefined {
  let ids = knownTexts(table, column) ?? allTexts(table, column);
  return (text = "") => {
    const sought = sameForm(text);
    const rowOf = (id: number | undefined) => (id === undefined ? undefined : table.get(id));
    const row = rowOf(ids.get(sought));
    if (row === undefined || textOf(row, column) === sought) return row;
    // Its text changed; another row may have the former one.
    ids = allTexts(table, column);
    return rowOf(ids.get(sought));
  };
}

const textOf = <Row extends Named>(row: Row, column: keyof Row): string => sameForm(String(row[column]));

/** Updated with later changes. */
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

/** Rows whose column has a text of the same {@link sameForm}. */
export function holdersOf<Row extends Pick<AnyRow, "id" | "version">>(
  table: Table<Row>,
  column: string & keyof Row,
  text: string,
): Row[] {
  const sought = sameForm(text);
  if (sought === "") return [];
  const alike = table.rows({ where: [{ column, op: "alike", value: sought }] });
  return [...alike];
}

/**
 * `sent` with the stored text wherever a form or a file read it otherwise in no way that is seen. Line breaks and several
 * spaces are seen: who takes them out means it.
 */
export function asStored<Values extends Readonly<Record<string, unknown>>>(
  sent: Values,
  before: AnyRow,
): Record<keyof Values, unknown>;
export function asStored(sent: Readonly<Record<string, unknown>>, before: AnyRow): Record<string, unknown> {
  const entries = Object.entries(sent).map(([name, value]) => {
    const stored = before[name];
    const same =
      typeof stored === "string" &&
      stored === withoutControls(stored) &&
      (value === manyLines(stored) || (value === oneLine(stored) && !/\s\s|[\t\r\n]/.test(stored)));
    return [name, same ? stored : value];
  });
  return Object.fromEntries(entries);
}
