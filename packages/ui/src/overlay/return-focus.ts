import { type FocusEvent, useRef } from "react";
import { contentOfPage, takesFocus, titleOfPage } from "../basics/take-focus.ts";

/**
 * The element that opens a window now: the one with the focus, or, for an entry of a menu, the button of that menu, since
 * the entry goes with it. A window that replaces another one passes on what opened the first.
 */
export function currentOpener(): HTMLElement | undefined {
  const focused = document.activeElement;
  const menu = focused?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  const opener = menu ? document.getElementById(menu) : focused;
  // A title has the focus after a change of screen: it opened nothing, and gets the focus back where nothing else can.
  const isNone = opener === document.body || opener === titleOfPage();
  return opener instanceof HTMLElement && !isNone ? opener : undefined;
}

function isPlacedOutside(closing: EventTarget | null): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return false;
  return !(closing instanceof Node && closing.contains(focused));
}

/**
 * Returns the focus handlers of a window (A14). On closing, the focus goes to the opener, or, when the opener is gone
 * or hidden (a deleted row), to the fallback, or else to the page's title.
 */
export function useReturnFocus(fallback: (() => HTMLElement | null | undefined) | undefined) {
  const opener = useRef<HTMLElement | undefined>(undefined);
  return {
    onOpenAutoFocus: () => {
      opener.current = currentOpener();
    },
    // Radix leads from a window's last control to its first, and back, without scrolling to it.
    onFocus: ({ target }: FocusEvent) => target.scrollIntoView({ block: "nearest" }),
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // A closing that also led elsewhere (a link in the menu) has already placed the focus.
      if (isPlacedOutside(event.target)) return;
      const places = [() => opener.current, fallback, titleOfPage, contentOfPage];
      places.some((place) => takesFocus(place?.()));
    },
  };
}
