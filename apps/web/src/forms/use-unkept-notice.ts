import { useToast } from "@palier/ui";
import { useCallback, useRef } from "react";
import { formTexts as texts } from "./forms.texts.ts";

/**
 * Tells once that the browser has no room for a draft, while its input can still be saved. Not in the form: a notice
 * above its fields would move them under the person who types.
 */
export function useUnkeptNotice(): () => void {
  const toast = useToast();
  const shown = useRef(false);
  return useCallback(() => {
    if (shown.current) return;
    shown.current = true;
    toast.warning(texts.draft.unkept, { detail: texts.draft.unkeptDetail });
  }, [toast]);
}
