import { type ReactNode, useRef, useState } from "react";
import { Button } from "../../basics/button.tsx";
import { LoadingButton } from "../../basics/loading-button.tsx";
import { submitByKeys } from "../../basics/submit-by-keys.ts";
import { Banner } from "../../display/banner.tsx";
import { texts } from "../../texts.ts";
import { WindowDescription, WindowFrame, type WindowProps } from "./window-frame.tsx";

/** The title names action and object: « Rembourser la commande C-2026-01842 ». */
export interface WorkProps extends WindowProps {
  /** « Rembourser » */
  submitLabel: string;
  /** Destructive or costly. Defaults to `false`. */
  danger?: boolean | undefined;
  /** Closes when it resolves; stays open on `false` and on rejection, and `error` says why. */
  onSubmit: () => unknown;
  /** Runs before the spinner; `false` cancels (required fields, S08). */
  check?: (() => boolean) | undefined;
  /** In French. */
  error?: ReactNode;
  disabled?: boolean | undefined;
  /** Before Escape, close button or « Annuler »; `false` keeps it open (unsaved input). */
  mayClose?: (() => boolean) | undefined;
  size?: "small" | "medium" | "large" | undefined;
}

interface WorkWindowProps extends WorkProps {
  role?: "alertdialog" | undefined;
  cancelLabel?: string | undefined;
  /** Refused for good: the button disappears, focus moves to the way back. */
  final?: boolean | undefined;
  firstFocus: (dialog: HTMLElement) => HTMLElement | null;
}

/** A dialog whose button does work. It cannot be closed meanwhile, and closes on success. */
export function WorkWindow(props: WorkWindowProps) {
  const { open, onOpenChange, title, description, role, size = "medium" } = props;
  const { pending, tries, close, submit } = useWork(props);

  return (
    <WindowFrame
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title={title}
      description={description}
      className={`ui-dialog ui-dialog--${size}`}
      role={role}
      isSticky
      firstFocus={props.firstFocus}
      focusFallback={props.focusFallback}
    >
      <form
        className="ui-dialog__form"
        noValidate
        onKeyDown={submitByKeys}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="ui-dialog__body">
          {role && description ? <WindowDescription>{description}</WindowDescription> : null}
          {props.children}
          {props.error ? (
            // Its place is kept during another try; an equal message is announced again.
            <div key={tries} className={pending ? "ui-dialog__past" : undefined}>
              <Banner tone="danger" role="alert">
                {props.error}
              </Banner>
            </div>
          ) : null}
        </div>
        <div className="ui-dialog__foot">
          {props.final === true ? null : (
            <LoadingButton
              type="submit"
              variant={props.danger === true ? "danger" : "primary"}
              disabled={props.disabled}
              check={props.check}
              onPress={submit}
            >
              {props.submitLabel}
            </LoadingButton>
          )}
          <Button
            ref={props.final === true ? focus : undefined}
            aria-disabled={pending || undefined}
            onClick={close}
          >
            {props.cancelLabel ?? texts.cancel}
          </Button>
        </div>
      </form>
    </WindowFrame>
  );
}

/** The pressed button has gone: the remaining one takes its focus. */
const focus = (button: HTMLButtonElement | null): void => button?.focus();

function useWork({ onOpenChange, mayClose, onSubmit }: WorkProps) {
  const [pending, setPending] = useState(false);
  // The caller may show the end before `pending` has rendered.
  const working = useRef(false);
  const [tries, setTries] = useState(0);
  return {
    pending,
    tries,
    close: (): void => {
      if (!working.current && mayClose?.() !== false) onOpenChange(false);
    },
    submit: async (): Promise<void> => {
      working.current = true;
      setPending(true);
      try {
        if ((await onSubmit()) !== false) onOpenChange(false);
      } catch {
        // The caller's `error` says why.
      } finally {
        working.current = false;
        setTries((count) => count + 1);
        setPending(false);
      }
    },
  };
}
