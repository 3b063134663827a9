import { focusPause } from "@palier/ui";
import { useEffect, useRef } from "react";
import type { UIMatch } from "react-router-dom";
import { type FocusHeir, OpenedRows, rememberRow } from "./row-focus.ts";

/** Ms a table may take to rerender. */
const drawingTime = 2_000;

/** To `heir` (the next row), else the title (A14), until the user presses anything. */
export function restoreFocus(heir: FocusHeir | undefined): void {
  const started = performance.now();
  const restore = (): void => {
    if (lastPress > started) return;
    const focused = document.activeElement;
    // A window that closed before the rows rendered has focused the title.
    const gaveUp = heir !== undefined && focused?.matches("main h1") === true;
    // AG Grid moves a removed row's focus to its successor's cell; a control there should have it.
    const byTable = heir !== undefined && focused?.matches("[role=gridcell]") === true;
    const lost = isLost(focused) || focused === rescuedTo || gaveUp || byTable;
    const next = lost ? heir?.() : undefined;
    next?.focus();
    // A row may leave its table some frames after its data.
    if (heir !== undefined && performance.now() < started + drawingTime) requestAnimationFrame(restore);
    else if (lost && next === undefined) focusTitle();
  };
  requestAnimationFrame(restore);
}

/** Whether the user has moved the focus since. A focus lost with its element does not count. */
export function watchFocus(): () => boolean {
  const started = performance.now();
  const before = document.activeElement;
  return () => {
    const focused = document.activeElement;
    return lastPress > started && focused !== before && focused !== rescuedTo && !isLost(focused);
  };
}

let focusedTitle: Element | null = null;
/** The shown title is about to be replaced. */
let isReading = false;
/** The content has the focus: a title that is replaced at once is not announced. */
let isAwaited = false;
/** The user did not choose this element. */
let rescuedTo: Element | null = null;
/** `performance.now()` of the user's last key or pointer press. */
let lastPress = 0;

/** Focuses the successor of a focused title. */
export function keepTitleFocus(): void {
  if (focusedTitle !== null && !focusedTitle.isConnected && document.activeElement === document.body)
    focusTitle();
}

/** The title is focused only once the record is loaded. */
export function useAwaitedTitle(reads: boolean): void {
  useEffect(() => {
    if (!reads) return;
    isReading = true;
    return () => {
      isReading = false;
      requestAnimationFrame(() => {
        if (isAwaited && !isReading && isLost(document.activeElement)) focusTitle();
      });
    };
  }, [reads]);
}

/** A closed window without an opener leaves the focus on the content. */
const isLost = (focused: Element | null): boolean =>
  focused === null || !focused.isConnected || focused.matches("body, main");

/**
 * Focuses the screen's title, to be announced; after a lost focus the content first, as Orca has mostly chosen the
 * title by then and ignores a focus that moves there. `data-keeps-focus` keeps its own.
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
    // Without the content's focus a window has opened meanwhile, and returns it itself.
    if (content.ownerDocument.activeElement === content) takeTitle();
  }, focusPause);
}

function takeTitle(): void {
  isAwaited = isReading;
  if (isReading) {
    // A focused toolbar button stays; its focus would not count as lost once the title is there.
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

/** A screen has no title before its code has loaded, or failed to. */
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
 * Rescues the focus of a removed element (A14): to the next row, else the nearest focusable ancestor, else the title.
 * Components have two frames to place it themselves.
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
      // Pressing a focused button fires no focus event.
      if (event.type === "pointerdown") remember(event);
    };
    const rescue = (): void => {
      const [focused, ...around] = places;
      if (focused === undefined || focused.isConnected || !isLost(document.activeElement)) return;
      // A closed window returns the focus itself, possibly later than two frames.
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

/** The tabs of a record are one screen. */
export function screenOf(matches: readonly UIMatch[]): string {
  const tabbed = matches.find(
    ({ handle }) => typeof handle === "object" && handle !== null && "tabs" in handle,
  );
  return (tabbed ?? matches.at(-1))?.pathname ?? "";
}

let isEntering = false;

/** The next first screen takes the focus, as the user pressed to get there. */
export function enterByPress(): void {
  isEntering = true;
}

const openedRows = new OpenedRows();

/** Call before a record's page leads on to `to`, the record of another row of its list. */
export const passToRow = (id: string, to: string): void => openedRows.pass({ id, to });

/**
 * Focuses the title on each change of screen; the first screen's only after sign-in (A14). Back from a record, focuses
 * the row that opened it.
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
