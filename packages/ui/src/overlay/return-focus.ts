import { useRef } from "react";

/** The element that opened a window: for an entry of a menu, the button of that menu, since the entry goes with it. */
function openerOf(focused: Element | null): HTMLElement | undefined {
  const menu = focused?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  const opener = menu ? document.getElementById(menu) : focused;
  return opener instanceof HTMLElement && opener !== document.body ? opener : undefined;
}

function isPlacedOutside(closing: EventTarget | null): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return false;
  return !(closing instanceof Node && closing.contains(focused));
}

/**
 * Returns the focus handlers of a window (A14). On closing, the focus goes to the opener, or, when the opener is gone
 * (a deleted row), to the fallback, or else to the page's content.
 */
export function useReturnFocus(fallback: (() => HTMLElement | null | undefined) | undefined) {
  const opener = useRef<HTMLElement | undefined>(undefined);
  return {
    onOpenAutoFocus: () => {
      opener.current = openerOf(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // A closing that also led elsewhere (a link in the menu) has already placed the focus.
      if (isPlacedOutside(event.target)) return;
      const back = opener.current?.isConnected === true ? opener.current : undefined;
      (back ?? fallback?.() ?? document.getElementById("contenu"))?.focus();
    },
  };
}
