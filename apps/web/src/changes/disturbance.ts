type Stop = () => void;

export interface Disturbance {
  /** Runs once the tab is visible and nothing is being pressed, selected, typed or chosen from a menu. */
  readonly whenQuiet: (run: () => void) => Stop;
  readonly stop: Stop;
}

/** A press is followed by what it opens, a key by the next one (ms). */
const afterPress = 500;
const afterKey = 1_000;
/** How often a page that is being used is looked at (ms). */
const lookEvery = 250;

const editable = "input, textarea, select, [contenteditable]";
const openMenu = '[role="menu"], [role="listbox"]';

/** Watches what an admin does on the page that new rows below the hand would disturb. */
export function disturbanceOf(page: Document): Disturbance {
  let isPressed = false;
  let busyUntil = 0;
  const ended = new AbortController();
  const on = <K extends keyof DocumentEventMap>(name: K, listener: (event: DocumentEventMap[K]) => void) =>
    page.addEventListener(name, listener, { capture: true, passive: true, signal: ended.signal });
  on("pointerdown", () => {
    isPressed = true;
  });
  for (const name of ["pointerup", "pointercancel"] as const) {
    on(name, () => {
      isPressed = false;
      busyUntil = performance.now() + afterPress;
    });
  }
  on("pointermove", ({ buttons }) => {
    // It was let go of outside the window.
    if (buttons === 0) isPressed = false;
  });
  on("keydown", ({ target }) => {
    if (target instanceof Element && target.closest(editable) !== null)
      busyUntil = performance.now() + afterKey;
  });
  const isDisturbed = (): boolean =>
    isPressed || performance.now() < busyUntil || isSelected(page) || isMenuOpen(page);
  return {
    whenQuiet: (run) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const waiting = new AbortController();
      const stop = (): void => {
        clearTimeout(timer);
        waiting.abort();
      };
      const look = (): void => {
        clearTimeout(timer);
        if (page.visibilityState !== "visible") return;
        if (isDisturbed()) timer = setTimeout(look, lookEvery);
        else {
          stop();
          run();
        }
      };
      page.addEventListener("visibilitychange", look, { signal: waiting.signal });
      look();
      return stop;
    },
    stop: () => ended.abort(),
  };
}

const isSelected = (page: Document): boolean => page.getSelection()?.isCollapsed === false;

const isMenuOpen = (page: Document): boolean =>
  [...page.querySelectorAll(openMenu)].some((menu) => menu.childElementCount > 0 && menu.checkVisibility());
