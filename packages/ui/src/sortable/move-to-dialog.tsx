import { useState } from "react";
import { Field } from "../form/field.tsx";
import { NumberInput } from "../form/number-input.tsx";
import { ActionDialog } from "../overlay/overlays.tsx";
import { texts } from "../texts.ts";
import { sortableTexts } from "./sortable.texts.ts";

interface MoveToDialogProps {
  readonly name: string;
  /** From 1. */
  readonly position: number;
  readonly count: number;
  readonly onMove: (position: number) => void;
  readonly onClose: () => void;
}

const words = sortableTexts;

/** « Déplacer en position… »: without a pointer (A06). */
export function MoveToDialog({ name, position, count, onMove, onClose }: MoveToDialogProps) {
  const [value, setValue] = useState<number | string | null>(position);
  const [error, setError] = useState<string>();
  const isInRange = typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= count;
  return (
    <ActionDialog
      open
      onOpenChange={onClose}
      size="small"
      title={words.title(name)}
      submitLabel={words.go}
      check={() => {
        setError(isInRange ? undefined : faultOf(value));
        return isInRange;
      }}
      onSubmit={() => {
        if (isInRange) onMove(value);
      }}
    >
      <Field label={words.position} help={words.between(count)} error={error} required>
        <NumberInput value={value} onValueChange={setValue} />
      </Field>
    </ActionDialog>
  );
}

/** None for text: the field itself says that it expects a number. */
function faultOf(value: number | string | null): string | undefined {
  if (value === null) return texts.field.missing;
  return typeof value === "number" ? words.noSuchPosition : undefined;
}
