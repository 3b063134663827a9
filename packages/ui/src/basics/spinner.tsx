import { classNames } from "../class-names.ts";

export interface SpinnerProps {
  /** What is loading, for screen readers only. Omit it beside visible text. */
  label?: string | undefined;
  size?: "small" | "medium" | undefined;
  className?: string | undefined;
}

/** A rotating ring. With reduced motion it stands still, and only its label indicates progress. */
export function Spinner({ label, size = "small", className }: SpinnerProps) {
  return (
    <span
      className={classNames("ui-spinner", `ui-spinner--${size}`, className)}
      role={label ? "status" : undefined}
    >
      {label ? <span className="ui-hidden">{label}</span> : null}
    </span>
  );
}
