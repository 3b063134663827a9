import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { enterPart, firstControl } from "../../basics/enter-part.ts";
import { isComposed } from "../../basics/input-method.ts";
import { unbroken } from "../../basics/unbroken.tsx";
import { CloseIcon } from "../../icons.ts";
import { texts } from "../../texts.ts";
import { isInToasts } from "../../toast/over-windows.ts";
import { useReturnFocus } from "../return-focus.ts";

export interface WindowProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** If the opener is gone, as with a deleted row. */
  focusFallback?: (() => HTMLElement | null | undefined) | undefined;
  children: ReactNode;
}

interface WindowFrameProps extends WindowProps {
  className: string;
  /** `alertdialog` for confirmations: no close button, and a description among its children. */
  role?: "alertdialog" | undefined;
  /** Does not close on outside presses, which would lose typed text. Defaults to `false`. */
  isSticky?: boolean | undefined;
  /** Focused on opening. Defaults to the first control. */
  firstFocus?: ((dialog: HTMLElement) => HTMLElement | null) | undefined;
  /** Before the close button. */
  extra?: ReactNode;
}

/** Modal. Traps and returns focus. Escape closes it, unless that cancels a composition. */
export function WindowFrame(props: WindowFrameProps) {
  const { title, description, isSticky = false, firstFocus, role } = props;
  const { onOpenAutoFocus, ...focus } = useReturnFocus(props.focusFallback);
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="ui-backdrop" />
        <Radix.Content
          className={props.className}
          {...(role ? { role } : {})}
          // Radix refers to a missing description unless `aria-describedby` is set.
          {...(description ? {} : { "aria-describedby": undefined })}
          {...focus}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            const dialog = event.target;
            if (!(dialog instanceof HTMLElement)) return;
            const first = firstFocus?.(dialog) ?? firstControl(dialog);
            if (first === undefined) return;
            event.preventDefault();
            enterPart(dialog, first);
          }}
          onInteractOutside={(event) => {
            if (isSticky || isInToasts(event.target)) event.preventDefault();
          }}
          onEscapeKeyDown={(event) => {
            if (isComposed(event) || isInToasts(event.target)) event.preventDefault();
          }}
          // Radix passes Escape to the topmost layer, which may be a toast.
          onKeyDown={(event) => {
            const closes = event.key === "Escape" && !isComposed(event.nativeEvent);
            if (closes && !event.defaultPrevented) props.onOpenChange(false);
          }}
        >
          <div className="ui-dialog__head">
            <div className="ui-dialog__titles">
              <Radix.Title className="ui-dialog__title">{whole(title)}</Radix.Title>
              {role || !description ? null : <WindowDescription>{description}</WindowDescription>}
            </div>
            {props.extra}
            {role ? null : (
              <Radix.Close
                className="ui-button ui-button--ghost ui-button--medium ui-button--square"
                aria-label={texts.close}
              >
                <CloseIcon aria-hidden size={16} className="ui-button__icon" />
              </Radix.Close>
            )}
          </div>
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Announced with the title. */
export function WindowDescription({ children }: { children: ReactNode }) {
  return <Radix.Description className="ui-dialog__description">{whole(children)}</Radix.Description>;
}

const whole = (words: ReactNode): ReactNode => (typeof words === "string" ? unbroken(words) : words);
