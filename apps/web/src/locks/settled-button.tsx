import { Button, type ButtonVariant } from "@palier/ui";
import { type KeyboardEvent, useEffect, useState } from "react";

interface SettledButtonProps {
  /** What it does: another label is another button. */
  readonly label: string;
  readonly onPress: () => void;
  readonly variant?: ButtonVariant;
}

/** Milliseconds: two presses within are one gesture, and what came under the pointer meanwhile was not aimed at. */
const settling = 500;

/**
 * A button of a banner that comes, and changes, by what other admins do: it takes no press for half a second, so that a double
 * click does not withdraw what it asked for, and nothing is handed over by a press meant for what stood there (A16).
 */
export function SettledButton({ label, onPress, variant }: SettledButtonProps) {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(label), settling);
    return () => clearTimeout(timer);
  }, [label]);
  const isSettled = settled === label;
  return (
    <Button
      variant={variant}
      aria-disabled={!isSettled}
      onClick={isSettled ? onPress : undefined}
      onKeyDown={dropRepeated}
    >
      {label}
    </Button>
  );
}

/** A key that is held is one press. */
function dropRepeated(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
