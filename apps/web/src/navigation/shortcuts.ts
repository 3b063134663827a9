import { useLayoutEffect, useRef } from "react";
import { letterKeys } from "./letter-keys.ts";

export type Shortcuts = Readonly<Record<string, (() => unknown) | undefined>>;

/**
 * Bound only here, to be disabled together (WCAG 2.1.4). Ignored in fields, held, with Ctrl, Alt or Meta, and
 * under a window or menu; "window": in the topmost window.
 */
export function useShortcuts(shortcuts: Shortcuts, where: "page" | "window" = "page"): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  // Before paint: a user who sees the screen may press.
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

/** Pressed alone, outside of fields, with shortcuts on. */
export const isSingleKey = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.altKey &&
  !event.metaKey &&
  !event.isComposing &&
  !isTyped(event.target) &&
  letterKeys.read();

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(typedInto) !== null);

const typedInto =
  "input:not([type=checkbox], [type=radio]), textarea, select, [role=combobox], [role=listbox]";

export const openWindows = (): number =>
  document.querySelectorAll("[role=dialog], [role=alertdialog], [role=menu]").length;
