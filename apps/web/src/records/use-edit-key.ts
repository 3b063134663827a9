import { useNavigate } from "react-router-dom";
import { useShortcuts } from "#navigation/shortcuts.ts";

const firstField =
  "main form[data-save-key] :is(input, textarea, select, [role=combobox], [contenteditable=true])";

/** `E` focuses the form's first field, from another tab too. */
export function useEditKey(form: string | undefined, isShown: boolean): void {
  const navigate = useNavigate();
  const edit = (): void => {
    if (isShown) document.querySelector<HTMLElement>(firstField)?.focus();
    else if (form !== undefined) void navigate(form);
  };
  useShortcuts({ e: form === undefined ? undefined : edit });
}
