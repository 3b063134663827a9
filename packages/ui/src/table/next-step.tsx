import { Button, type ButtonSize } from "../basics/button.tsx";
import { dropRepeated, useSettled } from "../basics/settled.ts";
import { tooltip } from "../basics/tooltip.ts";
import { blockedBy, type RowPressAction } from "./row-action.ts";
import { useRowLock } from "./row-lock.tsx";

interface NextStepProps {
  action: RowPressAction;
  word: string;
  /** Accessible name, if the label does not identify the record. */
  label?: ((blocked: string | undefined) => string) | undefined;
  variant?: "primary" | "secondary" | undefined;
  size?: ButtonSize | undefined;
  tabIndex?: 0 | -1 | undefined;
  /** Of {@link useBusyActions}. */
  press: (action: RowPressAction) => void;
  busy: string | undefined;
}

/** The following step replaces it: a double press or held key only applies to the first (A16). */
export function NextStep(props: NextStepProps) {
  const { action, word, label, variant = "primary", size, tabIndex, press, busy } = props;
  const blocked = blockedBy(action, useRowLock()?.text);
  const isSettled = useSettled(action.name);
  const isBarred = blocked !== undefined || !isSettled || busy !== undefined;
  return (
    <Button
      variant={variant}
      size={size}
      tabIndex={tabIndex}
      aria-label={label?.(blocked)}
      {...(blocked ? { ...tooltip(blocked), "aria-description": blocked } : {})}
      aria-disabled={isBarred || undefined}
      busy={busy === action.name}
      onKeyDown={dropRepeated}
      onClick={() => (isBarred ? undefined : press(action))}
    >
      {word}
    </Button>
  );
}
