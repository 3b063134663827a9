import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { CloseIcon } from "../../icons.ts";
import { texts } from "../../texts.ts";
import { useReturnFocus } from "../return-focus.ts";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Under the title; read out with it. */
  description?: ReactNode;
  children: ReactNode;
  /** Its buttons: the main one first. */
  footer?: ReactNode;
  size?: "small" | "medium" | "large" | undefined;
  /** Where the focus goes when the opener is gone. */
  focusFallback?: (() => HTMLElement | null | undefined) | undefined;
}

/** A window over the page. Focus stays inside, Escape closes it, focus goes back to where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = "medium",
  focusFallback,
}: DialogProps) {
  const focus = useReturnFocus(focusFallback);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="ui-backdrop" />
        <Radix.Content className={`ui-dialog ui-dialog--${size}`} {...describedBy(description)} {...focus}>
          <DialogHead title={title} description={description} />
          <div className="ui-dialog__body">{children}</div>
          {footer ? <div className="ui-dialog__foot">{footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface DrawerProps extends Omit<DialogProps, "size"> {
  side?: "left" | "right" | undefined;
  className?: string | undefined;
}

/** A sheet from the side: details beside a list, the menu of a narrow window. */
export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, title, description, children, footer, side = "right", className } = props;
  const focus = useReturnFocus(props.focusFallback);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="ui-backdrop" />
        <Radix.Content
          className={classNames("ui-drawer", `ui-drawer--${side}`, className)}
          {...describedBy(description)}
          {...focus}
        >
          <DialogHead title={title} description={description} />
          <div className="ui-dialog__body">{children}</div>
          {footer ? <div className="ui-dialog__foot">{footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Radix points at a description that is not there, unless `aria-describedby` is set. */
export const describedBy = (description: ReactNode) => (description ? {} : { "aria-describedby": undefined });

/** Title, description and cross of a window; `extra` stands before the cross. */
export function DialogHead({
  title,
  description,
  extra,
}: {
  title: ReactNode;
  description?: ReactNode;
  extra?: ReactNode;
}) {
  return (
    <div className="ui-dialog__head">
      <div className="ui-dialog__titles">
        <Radix.Title className="ui-dialog__title">{title}</Radix.Title>
        {description ? (
          <Radix.Description className="ui-dialog__description">{description}</Radix.Description>
        ) : null}
      </div>
      {extra}
      <Radix.Close
        className="ui-button ui-button--ghost ui-button--medium ui-button--square"
        aria-label={texts.close}
      >
        <CloseIcon aria-hidden size={16} className="ui-button__icon" />
      </Radix.Close>
    </div>
  );
}
