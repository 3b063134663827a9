import { detailsEnd } from "./line.ts";

/**
 * A table by keyboard, in both engines. It is three stops of the Tab key: its header, one cell, that row's controls
 * one by one. Inside, arrows move from cell to cell; in a cell of controls left and right move between them. Enter on
 * a header sorts, on a cell it opens the row, on a control it presses it. Space on a cell chooses its row.
 */
const CONTROL = ":is(a, button, input)";
const CONTROLS = `[data-row-controls] ${CONTROL}`;

/** The links, buttons and checkboxes of a row, or of a part of it, in order. */
export const rowControls = (within: Element): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(within.matches("[data-row-controls]") ? CONTROL : CONTROLS),
];

/** Whether an event comes from a link, a button or a checkbox. */
export const isInteractive = (target: Element): boolean => target.closest(CONTROL) !== null;

/** The id of the line around an element, or `undefined` outside of the body. */
export const rowIdOf = (element: Element): string | undefined =>
  element.closest("[row-id]")?.getAttribute("row-id") ?? undefined;

/** The controls of the whole row around an element, those of its unfolded details last. */
function rowControlsAround(table: Element, element: Element): HTMLElement[] {
  const id = rowIdOf(element)?.replace(detailsEnd, "");
  if (id === undefined) return [];
  return [id, id + detailsEnd].flatMap((each) =>
    [...table.querySelectorAll(`[row-id="${CSS.escape(each)}"]`)].flatMap(rowControls),
  );
}

export interface TabStops {
  /** Focuses the last focused cell, or the first; `false` when there is none. */
  focusBody: () => boolean;
  focusHeader: () => boolean;
}

interface TableKeys extends TabStops {
  activate: (id: string) => void;
}

/** Handles what both engines do by keyboard. Returns `true` when the key is used up. */
export function usedByTable(event: KeyboardEvent, table: Element, keys: TableKeys): boolean {
  const from = event.target;
  if (!(from instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return false;
  // A menu or a tooltip of a row is rendered elsewhere in the page, and bubbles through React to the table.
  if (!table.contains(from)) return false;
  return from.matches("[role=gridcell]") && (event.key === "Enter" || event.key === " ")
    ? pressedOn(from, event, keys)
    : movedByKey(event, table, from, keys);
}

/** Opens a cell's row, or chooses it. */
function pressedOn(cell: HTMLElement, { key, repeat }: KeyboardEvent, { activate }: TableKeys): boolean {
  // A key that is held down is one press.
  if (repeat) return true;
  const id = rowIdOf(cell);
  if (key === " ") cell.closest("[role=row]")?.querySelector<HTMLElement>(".ui-choice-box")?.click();
  else if (id !== undefined) activate(id);
  return true;
}

/** Tab, and left and right between controls. */
function movedByKey(event: KeyboardEvent, table: Element, from: HTMLElement, stops: TabStops): boolean {
  const { focusBody, focusHeader } = stops;
  const controls = rowControlsAround(table, from);
  const at = controls.indexOf(from);

  if (event.key === "Tab") {
    if (from.closest("[role=columnheader]")) return event.shiftKey ? false : focusBody();
    if (at < 0) {
      if (event.shiftKey) return focusHeader();
      return focusOn(controls.find((control) => rowIdOf(control) === rowIdOf(from)) ?? controls[0]);
    }
    return event.shiftKey && at === 0 ? focusBody() : focusOn(controls[event.shiftKey ? at - 1 : at + 1]);
  }
  if (event.key === "ArrowRight" && at >= 0) return focusOn(controls[at + 1]) || at === controls.length - 1;
  if (event.key === "ArrowLeft" && at > 0) return focusOn(controls[at - 1]);
  return false;
}

function focusOn(element: HTMLElement | undefined): boolean {
  element?.focus();
  return element !== undefined;
}
