import { useState } from "react";
import { Field } from "../form/field.tsx";
import { NumberInput } from "../form/number-input.tsx";
import { ActionDialog } from "../overlay/action-dialog.tsx";
import { texts } from "../texts.ts";

interface PositionDialogProps {
  open: boolean;
  name: string;
  /** From 1. */
  position: number;
  last: number;
  onClose: () => void;
  onMove: (position: number) => unknown;
}

const words = texts.sort;

/** Asks for the place of a line as a number: the way to move far without a pointer (A06). */
export function PositionDialog({ open, name, position, last, onClose, onMove }: PositionDialogProps) {
  // Undefined until something is typed: the box shows where the line stands when it is opened.
  const [typed, setTyped] = useState<number | string | null>();
  const value = typed === undefined ? position : typed;
  const [error, setError] = useState<string>();
  const check = (): boolean => {
    const fits = typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= last;
    setError(fits ? undefined : words.between(last));
    return fits;
  };
  const close = (): void => {
    setTyped(undefined);
    setError(undefined);
    onClose();
  };
  return (
    <ActionDialog
      open={open}
      size="small"
      title={words.title(name)}
      submitLabel={words.go}
      check={check}
      onOpenChange={close}
      onSubmit={() => {
        if (typeof value === "number") void onMove(value);
      }}
    >
      <Field label={words.position} help={words.between(last)} error={error} required>
        <NumberInput value={value} onValueChange={setTyped} />
      </Field>
    </ActionDialog>
  );
}
