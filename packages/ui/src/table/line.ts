import type { Fact } from "../display/facts.tsx";
import { rowFacts } from "./cell-value.tsx";
import type { RowWithId } from "./column.ts";
import type { RowAction } from "./row-action.ts";
import type { RowLock } from "./row-lock.tsx";
import type { TableProps } from "./table-props.ts";

/**
 * A row or, under 600 px, its details. Contains all that cells show: an unchanged object is not re-rendered.
 */
export interface TableLine<Row extends RowWithId = RowWithId> {
  readonly kind: "row" | "details";
  /** The record's id; for details, followed by `detailsEnd`. */
  readonly id: string;
  readonly row: Row;
  readonly name: string;
  readonly actions: () => readonly RowAction[];
  readonly facts: () => readonly Fact[];
  readonly lock: RowLock | undefined;
  readonly chosen: boolean;
  readonly acted: boolean;
  readonly open: boolean;
}

export const detailsEnd = "/details";

export type LinesOf<Row extends RowWithId> = Pick<
  TableProps<Row>,
  "rows" | "columns" | "cells" | "rowName" | "actions" | "rowLock" | "selection" | "acted"
>;

/** Each row is followed by its details if expanded. */
export function tableLines<Row extends RowWithId>(
  { rows, columns, cells, rowName, actions, rowLock, selection, acted }: LinesOf<Row>,
  unfolded: ReadonlySet<string>,
): TableLine<Row>[] {
  return rows.flatMap((row): TableLine<Row>[] => {
    const id = String(row.id);
    const line: TableLine<Row> = {
      kind: "row",
      id,
      row,
      name: rowName?.(row) ?? "",
      actions: () => actions?.(row) ?? [],
      facts: () => rowFacts(columns, cells, row),
      lock: rowLock?.(row),
      chosen: selection?.has(row.id) === true,
      acted: acted?.has(row.id) === true,
      open: unfolded.has(id),
    };
    return line.open ? [line, { ...line, kind: "details", id: id + detailsEnd }] : [line];
  });
}

/** Reuses equal lines of `before`. */
export function keptLines<Row extends RowWithId>(
  before: readonly TableLine<Row>[],
  lines: readonly TableLine<Row>[],
): readonly TableLine<Row>[] {
  const byId = new Map(before.map((line) => [line.id, line]));
  const kept = lines.map((line) => {
    const known = byId.get(line.id);
    return known !== undefined && saysTheSame(known, line) ? known : line;
  });
  return kept.length === before.length && kept.every((line, at) => line === before[at]) ? before : kept;
}

function saysTheSame<Row extends RowWithId>(one: TableLine<Row>, other: TableLine<Row>): boolean {
  if (one.row !== other.row || one.name !== other.name) return false;
  if (one.chosen !== other.chosen || one.open !== other.open || one.acted !== other.acted) return false;
  // New objects each time: compare text and the number of ways, which depend on the row.
  return one.lock?.text === other.lock?.text && one.lock?.ways?.length === other.lock?.ways?.length;
}
