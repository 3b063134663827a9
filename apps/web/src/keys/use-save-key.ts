import { isComposed } from "@palier/ui";
import { useLayoutEffect } from "react";
import { openWindows } from "#navigation/shortcuts.ts";

/**
 * Ctrl S (⌘ S) presses the button of the record's form, and of no other: a reply or a refund is not what it means. What
 * bars the button bars this as well.
 */
export function useSaveKey(): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== "s") return;
      // Else the browser would offer to keep the page as a file.
      event.preventDefault();
      if (event.repeat || isComposed(event) || openWindows() > 0) return;
      document.querySelector<HTMLButtonElement>("main form[data-save-key] button[type=submit]")?.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
