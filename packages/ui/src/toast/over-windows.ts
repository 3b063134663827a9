import { useEffect } from "react";

/** Marks the element around all toasts. */
export const toastsMark = { "data-toasts": "" } as const;

/** Whether something is in a toast, which stands above every window and belongs to none. */
export const isInToasts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-toasts]") !== null;

/**
 * Lets the focus go to the toasts while a window is open (S09). Radix's focus trap listens on the document and takes the
 * focus back from whatever is outside of its window. React listens below the root element, and the trap above it.
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
