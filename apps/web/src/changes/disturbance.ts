type Stop = () => void;

export interface Disturbance {
  /** Once the tab is visible and the user presses, selects, types and chooses nothing. */
  readonly whenQuiet: (run: () => void) => Stop;
  readonly stop: Stop;
}

/** Ms that count as busy, for what a press opens or the next key. */
const afterPress = 500;
const afterKey = 1_000;
/** Ms. */
const lookEvery = 250;

const editable = "input, textarea, select, [contenteditable]";
const openMenu = '[role="menu"], [role="listbox"]';

/** Watches for input that new rows would disturb. */
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
    // Released outside the window.
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
