import { type FocusEvent, useRef } from "react";
import { contentOfPage, takesFocus, titleOfPage } from "../basics/take-focus.ts";

/**
 * The focused element; for a menu's entry, which disappears, the menu's button. A dialog that replaces
 * another passes its opener on.
 */
export function currentOpener(): HTMLElement | undefined {
  const focused = document.activeElement;
  const menu = focused?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  const opener = menu ? document.getElementById(menu) : focused;
  // After a change of screen the content or its title has focus; they opened nothing.
  const isNone = opener === document.body || opener === contentOfPage() || opener === titleOfPage();
  return opener instanceof HTMLElement && !isNone ? opener : undefined;
}

function isPlacedOutside(closing: EventTarget | null): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return false;
  return !(closing instanceof Node && closing.contains(focused));
}

/**
 * Focus returns to the opener (A14); if that is gone or hidden (a deleted row), to the fallback, or the
 * page's title.
 */
export function useReturnFocus(fallback: (() => HTMLElement | null | undefined) | undefined) {
  const opener = useRef<HTMLElement | undefined>(undefined);
  return {
    onOpenAutoFocus: () => {
      opener.current = currentOpener();
    },
    // Radix wraps focus in a dialog without scrolling.
    onFocus: ({ target }: FocusEvent) => target.scrollIntoView({ block: "nearest" }),
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // Closing also led elsewhere (a menu's link), which has placed focus already.
      if (isPlacedOutside(event.target)) return;
      const places = [() => opener.current, fallback, titleOfPage, contentOfPage];
      places.some((place) => takesFocus(place?.()));
    },
  };
}
