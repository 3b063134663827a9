import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from "react";
import { rowControls, type TabStops } from "../keyboard.ts";
import { type CellPlace, nextPlace } from "./roving.ts";

const CELLS = "[role=columnheader], [role=gridcell]";

/** Header first, each row with its cells. */
const drawnRows = (table: Element): HTMLElement[][] =>
  [...table.querySelectorAll("[role=row]")].map((row) => [...row.querySelectorAll<HTMLElement>(CELLS)]);

/** `undefined` outside the cells. */
function placeOf(table: Element, element: Element): CellPlace | undefined {
  const cell = element.closest<HTMLElement>(CELLS);
  if (!cell) return undefined;
  const columns = drawnRows(table).map((cells) => cells.indexOf(cell));
  const row = columns.findIndex((column) => column >= 0);
  return row < 0 ? undefined : { row, column: columns[row] ?? 0 };
}

/** Or its control: a header's button, the first of a row's controls. */
function focusPlace(table: Element, { row, column }: CellPlace): boolean {
  const cells = drawnRows(table)[row] ?? [];
  const cell = cells[Math.min(column, cells.length - 1)];
  if (!cell) return false;
  const target = row === 0 ? cell.querySelector<HTMLElement>("button, input") : rowControls(cell)[0];
  (target ?? cell).focus();
  return true;
}

/** The grid's keys. One tab stop each for header and body. */
export function useRovingFocus(table: RefObject<HTMLElement | null>) {
  const [header, setHeader] = useState(0);
  const [body, setBody] = useState<CellPlace>({ row: 1, column: 0 });
  const focused = (place: CellPlace): boolean => table.current !== null && focusPlace(table.current, place);

  function onFocus(event: FocusEvent) {
    const place = table.current ? placeOf(table.current, event.target) : undefined;
    if (!place) return;
    if (place.row === 0) setHeader(place.column);
    // Shift+Tab from the first control leads to a cell without any.
    else if (rowControls(event.target.closest(CELLS) ?? event.target).length === 0) setBody(place);
    else setBody(({ column }) => ({ row: place.row, column }));
  }

  function onKeyDown(event: KeyboardEvent) {
    const root = table.current;
    if (!root || !(event.target instanceof Element) || event.defaultPrevented || event.altKey) return;
    const place = placeOf(root, event.target);
    if (!place) return;
    const rows = drawnRows(root);
    const size = { rows: rows.length, columns: rows[0]?.length ?? 0 };
    const next = nextPlace(event.key, event.ctrlKey || event.metaKey, place, size);
    if (next && focusPlace(root, next)) event.preventDefault();
  }

  const stops: TabStops = {
    focusBody: () => focused(body),
    focusHeader: () => focused({ row: 0, column: header }),
  };
  return { header, body, stops, onFocus, onKeyDown };
}
