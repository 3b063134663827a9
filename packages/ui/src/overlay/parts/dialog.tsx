import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { WindowFrame, type WindowProps } from "./window-frame.tsx";

export interface DialogProps extends WindowProps {
  /** The main button first. */
  footer?: ReactNode;
  size?: "small" | "medium" | "large" | undefined;
  /** Focused on opening; defaults to the first control. */
  firstFocus?: ((dialog: HTMLElement) => HTMLElement | null) | undefined;
}

export function Dialog({ size = "medium", ...props }: DialogProps) {
  return <PlainWindow {...props} className={`ui-dialog ui-dialog--${size}`} />;
}

export interface DrawerProps extends WindowProps {
  side?: "left" | "right" | undefined;
  className?: string | undefined;
}

export function Drawer({ side = "right", className, ...props }: DrawerProps) {
  return <PlainWindow {...props} className={classNames("ui-drawer", `ui-drawer--${side}`, className)} />;
}

function PlainWindow({ children, footer, ...frame }: DialogProps & { className: string }) {
  return (
    <WindowFrame {...frame}>
      <div className="ui-dialog__body">{children}</div>
      {footer ? <div className="ui-dialog__foot">{footer}</div> : null}
    </WindowFrame>
  );
}
