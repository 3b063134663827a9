import { useNavigate } from "react-router-dom";
import { useShortcuts } from "#navigation/shortcuts.ts";

const firstField =
  "main form[data-save-key] :is(input, textarea, select, [role=combobox], [contenteditable=true])";

/** `E` leads to the first field of a record's form, from another tab of the record to its form. */
export function useEditKey(form: string | undefined, isShown: boolean): void {
  const navigate = useNavigate();
  const edit = (): void => {
    if (isShown) document.querySelector<HTMLElement>(firstField)?.focus();
    else if (form !== undefined) void navigate(form);
  };
  useShortcuts({ e: form === undefined ? undefined : edit });
}
