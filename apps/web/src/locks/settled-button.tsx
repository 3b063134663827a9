import { Button, type ButtonVariant, dropRepeated, useSettled } from "@palier/ui";

interface SettledButtonProps {
  /** What it does: another label is another button. */
  readonly label: string;
  readonly onPress: () => void;
  readonly variant?: ButtonVariant;
}

/**
 * A button of a banner that comes, and changes, by what other admins do: it takes no press for half a second, so that a double
 * click does not withdraw what it asked for, and nothing is handed over by a press meant for what stood there (A16).
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
