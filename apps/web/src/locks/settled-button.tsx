import { Button, type ButtonVariant, dropRepeated, useSettled } from "@palier/ui";

interface SettledButtonProps {
  /** A new label counts as a new button. */
  readonly label: string;
  readonly onPress: () => void;
  readonly variant?: ButtonVariant;
}

/**
 * Appears or changes by other admins: ignores presses for half a second, so that a double click does not withdraw a
 * request, nor a press meant for the former button hand the record over (A16).
 */
export function SettledButton({ label, onPress, variant }: SettledButtonProps) {
  const isSettled = useSettled(label, false);
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
