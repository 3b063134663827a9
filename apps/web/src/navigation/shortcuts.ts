import { useLayoutEffect, useRef } from "react";
import { letterKeys } from "./letter-keys.ts";

/** What single keys do on this screen; a key without a function does nothing. */
export type Shortcuts = Readonly<Record<string, (() => unknown) | undefined>>;

/**
 * Binds single keys, in small letters. It is the one place that does, so that they can be switched off together (WCAG
 * 2.1.4). A key that is typed into a field, held, or pressed with Ctrl, Alt or Meta is none; neither is one under an open
 * window or menu, but for the keys of the topmost window itself.
 */
export function useShortcuts(shortcuts: Shortcuts, where: "page" | "window" = "page"): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  // Before the browser paints: whoever sees the screen may press.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || !isSingleKey(event)) return;
      if (openWindows() !== (where === "page" ? 0 : 1)) return;
      const run = latest.current[event.key.toLowerCase()];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [where]);
}

/** Whether a key is a shortcut by itself: pressed alone, not into a field, and not switched off. */
export const isSingleKey = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.altKey &&
  !event.metaKey &&
  !event.isComposing &&
  !isTyped(event.target) &&
  letterKeys.read();

/** Whether a key pressed there is part of what is typed or chosen. */
const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(typedInto) !== null);

const typedInto =
  "input:not([type=checkbox], [type=radio]), textarea, select, [role=combobox], [role=listbox]";

/** How many windows and menus lie over the page. */
export const openWindows = (): number =>
  document.querySelectorAll("[role=dialog], [role=alertdialog], [role=menu]").length;
