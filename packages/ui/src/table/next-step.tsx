import { Button, type ButtonSize } from "../basics/button.tsx";
import { dropRepeated, useSettled } from "../basics/settled.ts";
import { tooltip } from "../basics/tooltip.ts";
import { blockedBy, type RowPressAction } from "./row-action.ts";
import { useRowLock } from "./row-lock.tsx";

interface NextStepProps {
  action: RowPressAction;
  /** The word on the button. */
  word: string;
  /** The accessible name, where the word alone does not say which record it is about. */
  label?: ((blocked: string | undefined) => string) | undefined;
  variant?: "primary" | "secondary" | undefined;
  size?: ButtonSize | undefined;
  tabIndex?: 0 | -1 | undefined;
}

/**
 * A record's next step as a button. The step after it stands in the same place: a double press, or a key that is held, is
 * about the first of them alone (A16).
 */
export function NextStep({ action, word, label, variant = "primary", size, tabIndex }: NextStepProps) {
  const blocked = blockedBy(action, useRowLock()?.text);
  const isSettled = useSettled(action.name);
  const isBarred = blocked !== undefined || !isSettled;
  return (
    <Button
      variant={variant}
      size={size}
      tabIndex={tabIndex}
      aria-label={label?.(blocked)}
      {...(blocked ? { ...tooltip(blocked), "aria-description": blocked } : {})}
      aria-disabled={isBarred || undefined}
      onKeyDown={dropRepeated}
      onClick={() => (isBarred ? undefined : action.onPress())}
    >
      {word}
    </Button>
  );
}
