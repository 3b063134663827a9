import * as Radix from "@radix-ui/react-dialog";
import { type ReactNode, useState } from "react";
import { Button } from "../../basics/button.tsx";
import { LoadingButton } from "../../basics/loading-button.tsx";
import { Banner } from "../../display/banner.tsx";
import { texts } from "../../texts.ts";
import { useReturnFocus } from "../return-focus.ts";
import { DialogHead, describedBy } from "./dialog.tsx";

export interface ActionDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is done, to what: « Rembourser la commande C-2026-01842 ». */
  title: ReactNode;
  description?: ReactNode;
  /** The form's fields. */
  children: ReactNode;
  /** Names the action: « Rembourser ». */
  submitLabel: string;
  /** For what destroys or costs. Defaults to `false`. */
  danger?: boolean | undefined;
  /**
   * Does the work. The dialog closes when it resolves, and stays open when it resolves to `false` or rejects; `error`
   * then says why.
   */
  onSubmit: () => unknown;
  /** Runs before the spinner; `false` stops the press (required fields, S08). */
  check?: (() => boolean) | undefined;
  /** What went wrong, in French. */
  error?: ReactNode;
  /** The action is not possible now (another admin holds the record). */
  disabled?: boolean | undefined;
  /** Runs before an attempt to close by Escape, cross or « Annuler »; `false` keeps it open (something is typed). */
  mayClose?: (() => boolean) | undefined;
  /** Where the focus goes when the opener is gone. */
  focusFallback?: (() => HTMLElement | null | undefined) | undefined;
  size?: "small" | "medium" | "large" | undefined;
}

/**
 * A window with a form of its own: title, fields, error, and « Annuler » beside the action. It opens on its first field,
 * and Enter in a field submits.
 */
export function ActionDialog(props: ActionDialogProps) {
  const { open, onOpenChange, title, description, mayClose, size = "medium" } = props;
  const [pending, setPending] = useState(false);
  const focus = useReturnFocus(props.focusFallback);

  function close(): void {
    if (!pending && mayClose?.() !== false) onOpenChange(false);
  }

  async function submit(): Promise<void> {
    setPending(true);
    try {
      if ((await props.onSubmit()) !== false) onOpenChange(false);
    } catch {
      // Stays open: the caller's `error` says why.
    } finally {
      setPending(false);
    }
  }

  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? onOpenChange(true) : close())}>
      <Radix.Portal>
        <Radix.Overlay className="ui-backdrop" />
        <Radix.Content
          className={`ui-dialog ui-dialog--${size}`}
          {...describedBy(description)}
          {...focus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            if (focusFirstControl(event.target)) event.preventDefault();
          }}
          // A click beside the window would lose what is typed.
          onInteractOutside={(event) => event.preventDefault()}
        >
          <DialogHead title={title} description={description} />
          <form className="ui-dialog__form" noValidate onSubmit={(event) => event.preventDefault()}>
            <div className="ui-dialog__body">
              {props.children}
              {props.error ? (
                <Banner tone="danger" role="alert">
                  {props.error}
                </Banner>
              ) : null}
            </div>
            <div className="ui-dialog__foot">
              <LoadingButton
                type="submit"
                variant={props.danger === true ? "danger" : "primary"}
                disabled={props.disabled}
                check={props.check}
                onPress={submit}
              >
                {props.submitLabel}
              </LoadingButton>
              <Button aria-disabled={pending || undefined} onClick={close}>
                {texts.cancel}
              </Button>
            </div>
          </form>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Focuses the first control of a window's form. Returns false where it has none, as while its values are loading. */
function focusFirstControl(dialog: EventTarget | null): boolean {
  if (!(dialog instanceof Element)) return false;
  const control = dialog.querySelector(
    ".ui-dialog__body :is(input, select, textarea, [contenteditable=true])",
  );
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  return true;
}
