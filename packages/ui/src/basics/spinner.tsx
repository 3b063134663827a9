import { classNames } from "../class-names.ts";

export interface SpinnerProps {
  /** For screen readers. Omit it beside visible text. */
  label?: string | undefined;
  size?: "small" | "medium" | undefined;
  className?: string | undefined;
}

/** Stands still with reduced motion. */
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
