import { useNavigate } from "react-router-dom";
import { askingFor } from "#navigation/address-asks.ts";
import { useShortcuts } from "#navigation/shortcuts.ts";

const firstField =
  "main form[data-save-key] :is(input, textarea, select, [role=combobox], [contenteditable=true])";

/** Where a record is edited: in its page's form, or in the window of its action `edit`. */
export type EditPlace = "form" | "window";

/** `E` focuses the form's first field, or opens the window; from another tab of the record at `path` too. */
export function useEditKey(edited: EditPlace | undefined, path: string, isShown: boolean): void {
  const navigate = useNavigate();
  const edit = (): void => {
    if (edited === "window") void navigate(askingFor(path, "edit"), { replace: isShown });
    else if (isShown) document.querySelector<HTMLElement>(firstField)?.focus();
    else void navigate(path);
  };
  useShortcuts({ e: edited === undefined ? undefined : edit });
}
