import { useState } from "react";
import { Field } from "../form/field.tsx";
import { NumberInput } from "../form/number-input.tsx";
import { ActionDialog } from "../overlay/action-dialog.tsx";
import { sortableTexts as texts } from "./sortable.texts.ts";

interface MoveToDialogProps {
  readonly name: string;
  /** Counted from 1. */
  readonly position: number;
  readonly count: number;
  readonly onMove: (position: number) => void;
  readonly onClose: () => void;
}

/** « Déplacer en position… »: for a list too long to drag through. */
export function MoveToDialog({ name, position, count, onMove, onClose }: MoveToDialogProps) {
  const [value, setValue] = useState<number | string | null>(position);
  const [error, setError] = useState<string>();
  const isInRange = typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= count;
  return (
    <ActionDialog
      open
      onOpenChange={onClose}
      size="small"
      title={texts.dialog(name)}
      submitLabel={texts.move}
      check={() => {
        setError(isInRange ? undefined : texts.outOfRange(count));
        return isInRange;
      }}
      onSubmit={() => {
        if (isInRange) onMove(value);
      }}
    >
      <Field label={texts.position} help={texts.range(count)} error={error} required>
        <NumberInput value={value} onValueChange={setValue} />
      </Field>
    </ActionDialog>
  );
}
