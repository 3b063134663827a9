import { useLayoutEffect, useRef } from "react";

const windows = "[role=dialog], [role=alertdialog]";

/**
 * F9 leads to a takeover request and back; typing nothing, it works in fields and in the request's window.
 * When the request goes, focus returns.
 */
export function useAskedKey(request: () => Element | null | undefined): void {
  const latest = useRef(request);
  latest.current = request;
  const from = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const isThere = (): boolean => latest.current()?.contains(document.activeElement) === true;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== "F9" || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const button = latest.current()?.querySelector<HTMLElement>("button");
      if (event.repeat || button === null || button === undefined) return;
      const within = document.activeElement?.closest(windows);
      if (within?.contains(button) === false) return;
      event.preventDefault();
      if (isThere()) {
        from.current?.focus();
        return;
      }
      from.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      button.focus();
    };
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("keydown", press);
      if (isThere() && from.current?.isConnected === true) from.current.focus();
    };
  }, []);
}
