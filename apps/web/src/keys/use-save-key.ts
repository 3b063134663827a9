import { isComposed } from "@palier/ui";
import { useLayoutEffect } from "react";
import { openWindows } from "#navigation/shortcuts.ts";

/** Ctrl S (⌘ S) submits the record's form only, not a reply or refund. A disabled button disables it. */
export function useSaveKey(): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== "s") return;
      // The browser would save the page as a file.
      event.preventDefault();
      if (event.repeat || isComposed(event) || openWindows() > 0) return;
      document.querySelector<HTMLButtonElement>("main form[data-save-key] button[type=submit]")?.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
