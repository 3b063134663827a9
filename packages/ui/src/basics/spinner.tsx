import { classNames } from "../class-names.ts";

export interface SpinnerProps {
  /** What is being waited for; read out, not seen. Leave it out where the words stand beside it. */
  label?: string | undefined;
  size?: "small" | "medium" | undefined;
  className?: string | undefined;
}

/** A turning ring. Under reduced motion it stands still and only its words say that work goes on. */
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
