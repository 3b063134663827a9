import type { BaseTable } from "./base-table.ts";
import { cellOf } from "./cell.ts";
import type { StoredRow } from "./column-spec.ts";

/**
 * Ordered, without null; empty for json and unknown columns. A base value counts while one of its rows is
 * unchanged.
 */
export function distinctTexts<Row extends StoredRow>(
  base: BaseTable<Row>,
  changed: ReadonlyMap<number, Row | null>,
  name: string,
): readonly string[] {
  const column = base.column(name);
  if (column === undefined) return [];
  const values = new Set<unknown>();
  const left = new Map<number, number>();
  for (const [id, row] of changed) {
    const value = row === null ? null : cellOf(row, name);
    if (value !== null) values.add(value);
    if (id > base.count) continue;
    const code = column.codes[id - 1] ?? 0;
    left.set(code, (left.get(code) ?? base.index.countOf(column, code)) - 1);
  }
  const texts: string[] = [];
  const own = [...values].sort(column.compare);
  let next = 0;
  for (let code = 0; code < column.nullCode; code += 1) {
    for (; next < own.length && column.locate(own[next]) < code; next += 1) texts.push(String(own[next]));
    if (next < own.length && column.locate(own[next]) === code) next += 1;
    else if (left.get(code) === 0) continue;
    texts.push(column.text(code));
  }
  for (; next < own.length; next += 1) texts.push(String(own[next]));
  return texts;
}
