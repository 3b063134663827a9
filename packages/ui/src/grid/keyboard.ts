/**
 * The table by keyboard. It is three stops of the Tab key: its header, one cell, that row's actions one by one.
 * Inside, arrows move from cell to cell; in the last cell left and right move between the actions, up and down
 * between the rows. Enter on a header sorts, on a cell it opens the row, on an action it presses it.
 */
const CONTROLS = "[data-row-controls] :is(a, button)";

/** The links and buttons of a row, or of a part of it, in order. */
export const rowControls = (within: Element): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(
    within.matches("[data-row-controls]") ? ":is(a, button)" : CONTROLS,
  ),
];

/** Whether an event comes from a row's link or button. */
export const isRowControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(CONTROLS) !== null;

/** All parts of the row that an element stands in; AG Grid may split a row at pinned columns. */
function rowControlsAround(grid: Element, element: Element): HTMLElement[] {
  const id = element.closest("[row-id]")?.getAttribute("row-id");
  if (id === null || id === undefined) return [];
  return [...grid.querySelectorAll(`[row-id="${CSS.escape(id)}"]`)].flatMap(rowControls);
}

export interface GridKeyActions {
  /** Puts the focus on the cell that had it last, or on the first; false when there is none. */
  focusBody: () => boolean;
  focusHeader: () => boolean;
}

/**
 * Moves the focus where AG Grid by itself would not.
 * @returns true when the key is used up.
 */
export function moveByKey(
  event: KeyboardEvent,
  grid: Element,
  { focusBody, focusHeader }: GridKeyActions,
): boolean {
  const from = event.target;
  if (!(from instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return false;
  const controls = rowControlsAround(grid, from);
  const at = controls.indexOf(from);

  if (event.key === "Tab") {
    if (from.closest(".ag-header")) return event.shiftKey ? false : focusBody();
    if (at < 0) return event.shiftKey ? focusHeader() : focusOn(controls[0]);
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

/** A cell of actions hands the focus on to its first action. */
export function passFocusOn(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.matches(".ag-cell")) return;
  rowControls(target)[0]?.focus();
}
