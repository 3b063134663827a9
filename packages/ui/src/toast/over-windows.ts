import { useEffect } from "react";

/** Around all toasts. */
export const toastsMark = { "data-toasts": "" } as const;

/** Toasts are above all dialogs and belong to none. */
export const isInToasts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-toasts]") !== null;

/**
 * While a dialog is open (S09): Radix's focus trap listens on the document and would take focus back; React
 * listens on the root element, below the trap.
 */
export function useFreeFocus(): void {
  useEffect(() => {
    const root = document.documentElement;
    const hide = (event: FocusEvent): void => {
      const gainsFocus = event.type === "focusin" ? event.target : event.relatedTarget;
      if (isInToasts(gainsFocus)) event.stopPropagation();
    };
    root.addEventListener("focusin", hide);
    root.addEventListener("focusout", hide);
    return () => {
      root.removeEventListener("focusin", hide);
      root.removeEventListener("focusout", hide);
    };
  }, []);
}
