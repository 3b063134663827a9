/**
 * A table by keyboard, in both engines. It is three stops of the Tab key: its header, one cell, that row's controls
 * one by one. Inside, arrows move from cell to cell; in a cell of controls left and right move between them. Enter on
 * a header sorts, on a cell it opens the row, on a control it presses it.
 */
const CONTROL = ":is(a, button, input)";
const CONTROLS = `[data-row-controls] ${CONTROL}`;

/** The links, buttons and checkboxes of a row, or of a part of it, in order. */
export const rowControls = (within: Element): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(within.matches("[data-row-controls]") ? CONTROL : CONTROLS),
];

/** Whether an event comes from a row's own control. */
export const isRowControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(CONTROLS) !== null;

const rowIdOf = (element: Element): string | undefined =>
  element.closest("[row-id]")?.getAttribute("row-id") ?? undefined;

/** What a row's id ends in where it holds the details unfolded below another. */
const DETAILS = "/details";

/** The controls of the whole row around an element, those of its unfolded details last. */
function rowControlsAround(table: Element, element: Element): HTMLElement[] {
  const id = rowIdOf(element)?.replace(DETAILS, "");
  if (id === undefined) return [];
  return [id, id + DETAILS].flatMap((each) =>
    [...table.querySelectorAll(`[row-id="${CSS.escape(each)}"]`)].flatMap(rowControls),
  );
}

export interface TabStops {
  /** Focuses the last focused cell, or the first; `false` when there is none. */
  focusBody: () => boolean;
  focusHeader: () => boolean;
}

/** Handles Tab, and left and right between controls. Returns `true` when the key is used up. */
export function moveByKey(
  event: KeyboardEvent,
  table: Element,
  { focusBody, focusHeader }: TabStops,
): boolean {
  const from = event.target;
  if (!(from instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return false;
  // A menu or a tooltip of a row is rendered elsewhere in the page, and bubbles through React to the table.
  if (!table.contains(from)) return false;
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
