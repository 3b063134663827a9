import { focusPause } from "@palier/ui";
import { useEffect, useRef } from "react";
import type { UIMatch } from "react-router-dom";
import { type FocusHeir, OpenedRows, rememberRow } from "./row-focus.ts";

/** How long a table may take to render its rows again, in ms. */
const drawingTime = 2_000;

/**
 * Moves a lost focus to its `heir` (the next row), else to the screen's title: after a deletion, a closed dialog or a
 * change of screen (A14). Does nothing if the focus is not lost, and stops once the user presses anything.
 */
export function restoreFocus(heir: FocusHeir | undefined): void {
  const started = performance.now();
  const restore = (): void => {
    if (lastPress > started) return;
    const focused = document.activeElement;
    // A window that closed before the rows rendered has moved the focus to the title.
    const gaveUp = heir !== undefined && focused?.matches("main h1") === true;
    // AG Grid moves a removed row's focus to a cell of its successor; a control of that row should have it.
    const byTable = heir !== undefined && focused?.matches("[role=gridcell]") === true;
    const lost = isLost(focused) || focused === rescuedTo || gaveUp || byTable;
    const next = lost ? heir?.() : undefined;
    next?.focus();
    // A row may leave its table some frames after its data, and the others may render again meanwhile.
    if (heir !== undefined && performance.now() < started + drawingTime) requestAnimationFrame(restore);
    else if (lost && next === undefined) focusTitle();
  };
  requestAnimationFrame(restore);
}

/**
 * Remembers the focus. The returned function tells whether the user has moved it since: into a menu, a window,
 * another field. A focus lost with its element does not count.
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
/** A record is being read: the title that is shown is about to be replaced. */
let isReading = false;
/** The content has the focus until the record is there, since a title that goes at once is not read out. */
let isAwaited = false;
/** Where a lost focus was put; the user did not choose it. */
let rescuedTo: Element | null = null;
/** The user's last key or pointer press, in ms of the page's clock. */
let lastPress = 0;

/** Focuses the new title if a focused screen title has been replaced. */
export function keepTitleFocus(): void {
  if (focusedTitle !== null && !focusedTitle.isConnected && document.activeElement === document.body)
    focusTitle();
}

/** Keeps the focus from a screen's title while its record is being read, and gives it to the title that then comes. */
export function useAwaitedTitle(reads: boolean): void {
  useEffect(() => {
    if (!reads) return;
    isReading = true;
    return () => {
      isReading = false;
      // Once what comes in its place is drawn: the record, or a screen that says what failed.
      requestAnimationFrame(() => {
        if (isAwaited && !isReading && isLost(document.activeElement)) focusTitle();
      });
    };
  }, [reads]);
}

/** A closed window without an opener leaves the focus on the page's content. */
const isLost = (focused: Element | null): boolean =>
  focused === null || !focused.isConnected || focused.matches("body, main");

/**
 * Focuses the screen's title, so that a screen reader reads where it is. Where what had the focus is gone, the content has
 * it for a moment: Orca has looked for a place of its own by then, most often that title, and says nothing of a focus that
 * comes to where it is. A field that is typed into from anywhere keeps the focus (`data-keeps-focus`): a screen that is
 * drawn late would take the letters.
 */
function focusTitle(): void {
  const focused = document.activeElement;
  if (focused?.matches("[data-keeps-focus]") === true) return;
  const content = document.querySelector<HTMLElement>("main");
  if (content === null || focused === content || !isLost(focused)) {
    takeTitle();
    return;
  }
  content.focus({ preventScroll: true });
  setTimeout(() => {
    if (isLost(document.activeElement)) takeTitle();
  }, focusPause);
}

function takeTitle(): void {
  isAwaited = isReading;
  if (isReading) {
    // A button of the page's bar stays: left there, the focus would not be taken for lost once the title is there.
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
    return;
  }
  const title = document.querySelector<HTMLElement>("main h1");
  if (title === null) {
    awaitTitle();
    return;
  }
  focusedTitle = title;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

let titleWatch: MutationObserver | undefined;

/** A screen without a title draws nothing until its code is there, or is said not to come: its title then has the focus. */
function awaitTitle(): void {
  titleWatch?.disconnect();
  titleWatch = new MutationObserver((_, watch) => {
    const isPlaced = !isLost(document.activeElement);
    if (!isPlaced && document.querySelector("main h1") === null) return;
    watch.disconnect();
    if (!isPlaced) takeTitle();
  });
  titleWatch.observe(document.body, { childList: true, subtree: true });
}

/**
 * Rescues the focus when its element is removed, such as a button by a retry or a choice (A14). It moves to the next
 * row, else to the nearest focusable ancestor (a form's messages, a dialog, a cell), else to the screen's title.
 * Components may place it themselves first: they have two frames.
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
      // Pressing an already focused button fires no focus event.
      if (event.type === "pointerdown") remember(event);
    };
    const rescue = (): void => {
      const [focused, ...around] = places;
      if (focused === undefined || focused.isConnected || !isLost(document.activeElement)) return;
      // A closed window returns the focus itself, later than two frames if the screen below is large. It has the focus
      // itself until its first control has it.
      if (places.some((each) => !each.isConnected && each.matches("[role=dialog], [role=alertdialog]")))
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

/** Identifies the shown screen. The tabs of one record are one screen. */
export function screenOf(matches: readonly UIMatch[]): string {
  const tabbed = matches.find(
    ({ handle }) => typeof handle === "object" && handle !== null && "tabs" in handle,
  );
  return (tabbed ?? matches.at(-1))?.pathname ?? "";
}

let isEntering = false;

/** Lets the next first screen take the focus, as later ones do: the user pressed to get there. */
export function enterByPress(): void {
  isEntering = true;
}

const openedRows = new OpenedRows();

/**
 * Moves the focus to the title after each change of screen; for the first screen, only after sign-in (A14). Back from
 * a record that a row opened, it moves to that row once rendered.
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
