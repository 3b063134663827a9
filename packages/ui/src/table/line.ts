import type { Fact } from "../display/facts.tsx";
import { rowFacts } from "./cell-value.tsx";
import type { RowWithId } from "./column.ts";
import type { RowAction } from "./row-action.ts";
import type { RowLock } from "./row-lock.tsx";
import type { TableProps } from "./table-props.ts";

/**
 * What a table draws, one below the other: the page's rows and, under 600 px, the details unfolded below some of them. All
 * that the cells of a line show is in it, so that a line which stays the same object is not drawn again.
 */
export interface TableLine<Row extends RowWithId = RowWithId> {
  readonly kind: "row" | "details";
  /** The record's id; of details, that of the row above with `detailsEnd` behind it. */
  readonly id: string;
  readonly row: Row;
  readonly name: string;
  readonly actions: () => readonly RowAction[];
  /** What its details show. */
  readonly facts: () => readonly Fact[];
  /** Who else holds the row. */
  readonly lock: RowLock | undefined;
  readonly chosen: boolean;
  /** Its details are unfolded. */
  readonly open: boolean;
}

/** What the id of a line of details ends in. */
export const detailsEnd = "/details";

export type LinesOf<Row extends RowWithId> = Pick<
  TableProps<Row>,
  "rows" | "columns" | "cells" | "rowName" | "actions" | "rowLock" | "selection"
>;

/** The page's rows, each followed by its details where they are unfolded. */
export function tableLines<Row extends RowWithId>(
  { rows, columns, cells, rowName, actions, rowLock, selection }: LinesOf<Row>,
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
      open: unfolded.has(id),
    };
    return line.open ? [line, { ...line, kind: "details", id: id + detailsEnd }] : [line];
  });
}

/** `lines`, with those of `before` that say the same, by identity. */
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
  if (one.chosen !== other.chosen || one.open !== other.open) return false;
  // A lock is described anew each time. Its sentence names holder and time; its ways follow from the row.
  return one.lock?.text === other.lock?.text && one.lock?.ways?.length === other.lock?.ways?.length;
}
