import { useEffect, useRef } from "react";
import type { UIMatch } from "react-router-dom";
import { type FocusHeir, OpenedRows, rememberRow } from "./row-focus.ts";

/** How long a table may take to draw its rows anew, in ms. */
const drawingTime = 2_000;

/**
 * Moves the focus when the element that had it is gone: to its `heir` (the next row), else to the screen's title, after a
 * deletion, a closed dialog or a change of screen (A14). Leaves it where it is otherwise, and for good once the user
 * presses anything.
 */
export function restoreFocus(heir: FocusHeir | undefined): void {
  const started = performance.now();
  const restore = (): void => {
    if (lastPress > started) return;
    const focused = document.activeElement;
    // A window that closed before the rows were drawn anew has left the focus on the title.
    const gaveUp = heir !== undefined && focused?.matches("main h1") === true;
    // AG Grid puts the focus of a row that went on a cell of the row that took its place; a control of that row is next.
    const byTable = heir !== undefined && focused?.matches("[role=gridcell]") === true;
    const lost = isLost(focused) || focused === rescuedTo || gaveUp || byTable;
    const next = lost ? heir?.() : undefined;
    next?.focus();
    // A row may leave its table some frames after its data did, and the others may be drawn anew meanwhile.
    if (heir !== undefined && performance.now() < started + drawingTime) requestAnimationFrame(restore);
    else if (lost && next === undefined) focusTitle();
  };
  requestAnimationFrame(restore);
}

/**
 * Remembers where the focus is. The function that it returns says whether the user has taken it elsewhere since: into a
 * menu, a window, another field. What only lost it, as its element went, is not elsewhere.
 */
export function watchFocus(): () => boolean {
  const started = performance.now();
  const before = document.activeElement;
  return () => {
    const focused = document.activeElement;
    return lastPress > started && focused !== before && focused !== rescuedTo && !isLost(focused);
  };
}

let focusedTitle: Element | null = null;
/** Where the focus was put when its element was removed; nobody chose that place. */
let rescuedTo: Element | null = null;
/** When the user last pressed a key or a pointer, in ms of the page's clock. */
let lastPress = 0;

/** Moves the focus to the new title when a screen's title was focused and has been replaced since. */
export function keepTitleFocus(): void {
  if (focusedTitle !== null && !focusedTitle.isConnected && document.activeElement === document.body)
    focusTitle();
}

/** A closed window leaves the focus on the page's content where its opener is gone. */
const isLost = (focused: Element | null): boolean =>
  focused === null || !focused.isConnected || focused.matches("body, main");

/**
 * Focuses the screen's title, so that a screen reader reads where it is. A field that is typed into from anywhere keeps the
 * focus (`data-keeps-focus`): a screen that is drawn late would take the letters.
 */
function focusTitle(): void {
  const title = document.querySelector<HTMLElement>("main h1");
  if (title === null || document.activeElement?.matches("[data-keeps-focus]") === true) return;
  focusedTitle = title;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/**
 * Keeps the focus on the screen when the element that has it is removed: a button that a retry or a choice takes away
 * (A14). It goes to the row after the one that is gone, else to the nearest surrounding place that can take it (the messages
 * of a form, a dialog, a cell), else to the screen's title. Components that place it themselves come first: they have two frames for it.
 */
export function useFocusRescue(): void {
  useEffect(() => {
    let places: readonly Element[] = [];
    let heir: FocusHeir | undefined;
    const remember = ({ target, type }: Event): void => {
      places = target instanceof Element ? ancestorsOf(target) : [];
      if (type === "focusin") heir = rememberRow();
    };
    const press = (event: Event): void => {
      lastPress = performance.now();
      rescuedTo = null;
      // A press on a button that has the focus already moves no focus.
      if (event.type === "pointerdown") remember(event);
    };
    const rescue = (): void => {
      const [focused, ...around] = places;
      if (focused === undefined || focused.isConnected || !isLost(document.activeElement)) return;
      // A closed window gives the focus back itself, later than two frames where the screen below it is large.
      if (around.some((each) => !each.isConnected && each.matches("[role=dialog], [role=alertdialog]")))
        return;
      const next = heir?.();
      const place = next ?? around.find((each) => each.isConnected && each.matches("[tabindex], main"));
      if (place instanceof HTMLElement && place.tagName !== "MAIN") place.focus({ preventScroll: true });
      else focusTitle();
      rescuedTo = document.activeElement;
    };
    const observer = new MutationObserver(() => {
      if (places[0]?.isConnected === false && isLost(document.activeElement))
        requestAnimationFrame(() => requestAnimationFrame(rescue));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", remember, true);
    document.addEventListener("pointerdown", press, true);
    document.addEventListener("keydown", press, true);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", remember, true);
      document.removeEventListener("pointerdown", press, true);
      document.removeEventListener("keydown", press, true);
    };
  }, []);
}

function ancestorsOf(element: Element): readonly Element[] {
  const { parentElement } = element;
  return parentElement === null ? [element] : [element, ...ancestorsOf(parentElement)];
}

/** Names the screen that is shown. The tabs of one record are one screen. */
export function screenOf(matches: readonly UIMatch[]): string {
  const tabbed = matches.find(
    ({ handle }) => typeof handle === "object" && handle !== null && "tabs" in handle,
  );
  return (tabbed ?? matches.at(-1))?.pathname ?? "";
}

let isEntering = false;

/** Announces that a press leads into the frame: its first screen then takes the focus, as every later one does. */
export function enterByPress(): void {
  isEntering = true;
}

const openedRows = new OpenedRows();

/**
 * Moves the focus to the title after each change of screen, not at the first one, except after the sign-in (A14). Coming back from a record that a
 * row opened, it goes on to that row once it is drawn.
 */
export function useScreenFocus(screen: string): void {
  const before = useRef(screen);
  useEffect(() => {
    const note = (event: Event): void => openedRows.note(event);
    document.addEventListener("click", note, true);
    document.addEventListener("keydown", note, true);
    return () => {
      document.removeEventListener("click", note, true);
      document.removeEventListener("keydown", note, true);
    };
  }, []);
  useEffect(() => {
    if (isEntering) focusTitle();
    isEntering = false;
  }, []);
  useEffect(() => {
    if (before.current === screen) return;
    const row = openedRows.change(before.current, screen);
    before.current = screen;
    focusTitle();
    if (row !== undefined) restoreFocus(row);
  }, [screen]);
}
