import type { ProcessRowParams } from "ag-grid-community";
import { type RefObject, useLayoutEffect } from "react";
import type { RowWithId } from "../column.ts";
import type { GridLine } from "./line.ts";

const ID = "row-id";
const PLACE = "data-place";

/** Gives a new row the id of its record (S02), where AG Grid gives it that of its place. */
export function nameRow<Row extends RowWithId>(params: ProcessRowParams<GridLine<Row>>): void {
  const { node, eRow, ePinnedLeftRow, ePinnedRightRow } = params;
  if (node.data === undefined) return;
  for (const element of [eRow, ePinnedLeftRow, ePinnedRightRow]) {
    element?.setAttribute(ID, node.data.id);
    element?.setAttribute(PLACE, node.data.place);
  }
}

/** Keeps the rows' ids those of their records when a place shows another one. */
export function useRowIds<Row extends RowWithId>(
  frame: RefObject<HTMLElement | null>,
  lines: readonly GridLine<Row>[],
): void {
  useLayoutEffect(() => {
    const ids = new Map(lines.map(({ place, id }) => [place, id]));
    for (const row of frame.current?.querySelectorAll(`[${PLACE}]`) ?? []) {
      const id = ids.get(row.getAttribute(PLACE) ?? "");
      if (id !== undefined) row.setAttribute(ID, id);
    }
  }, [frame, lines]);
}
