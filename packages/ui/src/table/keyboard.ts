import { detailsEnd } from "./line.ts";

/**
 * Keys of both engines. Three tab stops: header, one cell, that row's controls. Arrows move between cells, or
 * left and right between controls. Enter sorts on a header, opens the row on a cell, presses a control. Space
 * selects a cell's row.
 */
const CONTROL = ":is(a, button, input)";
const CONTROLS = `[data-row-controls] ${CONTROL}`;

/** Links, buttons and checkboxes, in order. */
export const rowControls = (within: Element): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(within.matches("[data-row-controls]") ? CONTROL : CONTROLS),
];

/** The link, button or checkbox that the element is, or is in. */
export const controlAround = (target: Element): Element | null => target.closest(CONTROL);

export const isInteractive = (target: Element): boolean => controlAround(target) !== null;

/** `undefined` outside the body. */
export const rowIdOf = (element: Element): string | undefined =>
  element.closest("[row-id]")?.getAttribute("row-id") ?? undefined;

/** Those of its details last. */
function rowControlsAround(table: Element, element: Element): HTMLElement[] {
  const id = rowIdOf(element)?.replace(detailsEnd, "");
  if (id === undefined) return [];
  return [id, id + detailsEnd].flatMap((each) =>
    [...table.querySelectorAll(`[row-id="${CSS.escape(each)}"]`)].flatMap(rowControls),
  );
}

export interface TabStops {
  /** The last focused cell, or the first; `false` without any. */
  focusBody: () => boolean;
  focusHeader: () => boolean;
}

interface TableKeys extends TabStops {
  activate: (id: string) => void;
}

/** Returns whether the key was consumed. */
export function usedByTable(event: KeyboardEvent, table: Element, keys: TableKeys): boolean {
  const from = event.target;
  if (!(from instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return false;
  // A row's menu or tooltip is elsewhere, but its React events bubble here.
  if (!table.contains(from)) return false;
  return from.matches("[role=gridcell]") && (event.key === "Enter" || event.key === " ")
    ? pressedOn(from, event, keys)
    : movedByKey(event, table, from, keys);
}

function pressedOn(cell: HTMLElement, { key, repeat }: KeyboardEvent, { activate }: TableKeys): boolean {
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
