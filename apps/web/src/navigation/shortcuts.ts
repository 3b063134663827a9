import { useLayoutEffect, useRef } from "react";
import { letterKeys } from "./letter-keys.ts";

/** A screen's single-key shortcuts; a key without a function does nothing. */
export type Shortcuts = Readonly<Record<string, (() => unknown) | undefined>>;

/**
 * Binds single lowercase keys; the only place to do so, so that they can be disabled together (WCAG 2.1.4). Ignores
 * keys typed into a field, held, with Ctrl, Alt or Meta, and those under an open window or menu. With `where`
 * "window", keys work in the topmost window.
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

/** Whether a key is a shortcut: pressed alone, outside of fields, and shortcuts are on. */
export const isSingleKey = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.altKey &&
  !event.metaKey &&
  !event.isComposing &&
  !isTyped(event.target) &&
  letterKeys.read();

/** Whether a key there types or chooses something. */
const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(typedInto) !== null);

const typedInto =
  "input:not([type=checkbox], [type=radio]), textarea, select, [role=combobox], [role=listbox]";

/** Number of windows and menus over the page. */
export const openWindows = (): number =>
  document.querySelectorAll("[role=dialog], [role=alertdialog], [role=menu]").length;
