import type { ProcessRowParams } from "ag-grid-community";
import { type RefObject, useLayoutEffect } from "react";
import type { RowWithId } from "../column.ts";
import type { GridLine } from "./line.ts";

const attribute = "row-id";

/** Gives a new row the id of its record (S02), where AG Grid gives it that of its place. */
export function nameRow<Row extends RowWithId>(params: ProcessRowParams<GridLine<Row>>): void {
  const { node, eRow, ePinnedLeftRow, ePinnedRightRow } = params;
  if (node.data === undefined) return;
  for (const element of [eRow, ePinnedLeftRow, ePinnedRightRow])
    element?.setAttribute(attribute, node.data.id);
}

/** Keeps the rows' ids those of their records when a place shows another one. */
export function useRowIds<Row extends RowWithId>(
  frame: RefObject<HTMLElement | null>,
  lines: readonly GridLine<Row>[],
): void {
  useLayoutEffect(() => {
    for (const row of frame.current?.querySelectorAll(`[${attribute}][row-index]`) ?? []) {
      const line = lines[Number(row.getAttribute("row-index"))];
      if (line !== undefined) row.setAttribute(attribute, line.id);
    }
  }, [frame, lines]);
}
