import * as Radix from "@radix-ui/react-alert-dialog";
import type { ReactNode } from "react";
import { useState } from "react";
import { Button } from "../../basics/button.tsx";
import { LoadingButton } from "../../basics/loading-button.tsx";
import { Banner } from "../../display/banner.tsx";
import { texts } from "../../texts.ts";
import { useReturnFocus } from "../return-focus.ts";

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Restates what will be done: « Rembourser 12,50 € sur la commande n° C-2026-01842 ? » */
  title: ReactNode;
  /** What follows from it. */
  description?: ReactNode;
  /** Names the action: « Rembourser », never « OK ». */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** For what destroys or costs; Defaults to `true`. */
  danger?: boolean | undefined;
  /** Runs on confirm. The dialog stays open, with its buttons disabled, until the promise resolves; it stays open on rejection. */
  onConfirm: () => unknown;
  /** What went wrong, in French. */
  error?: ReactNode;
  /** Fields to fill in first, a reason for example. */
  children?: ReactNode;
  /** Called before the work starts; `false` stops it. */
  check?: (() => boolean) | undefined;
  /** Where the focus goes when the opener is gone: a deleted row takes its button with it. */
  focusFallback?: (() => HTMLElement | null | undefined) | undefined;
}

/** Asks before what cannot be undone, and says what it is. Focus starts on « Annuler ». */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    confirmLabel,
    cancelLabel = texts.cancel,
    danger = true,
  } = props;
  const [pending, setPending] = useState(false);
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus(props.focusFallback);

  async function confirm() {
    setPending(true);
    try {
      await props.onConfirm();
      onOpenChange(false);
    } catch {
      // Stays open: the caller's `error` says why.
    } finally {
      setPending(false);
    }
  }

  return (
    <Radix.Root open={open} onOpenChange={(next) => (pending ? undefined : onOpenChange(next))}>
      <Radix.Portal>
        <Radix.Overlay className="ui-backdrop" />
        <Radix.Content
          className="ui-dialog ui-dialog--small"
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={onCloseAutoFocus}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <div className="ui-dialog__head">
            <Radix.Title className="ui-dialog__title">{title}</Radix.Title>
          </div>
          <div className="ui-dialog__body">
            {description ? (
              <Radix.Description className="ui-dialog__description">{description}</Radix.Description>
            ) : null}
            {props.children}
            {props.error ? (
              <Banner tone="danger" role="alert">
                {props.error}
              </Banner>
            ) : null}
          </div>
          <div className="ui-dialog__foot">
            <LoadingButton variant={danger ? "danger" : "primary"} onPress={confirm} check={props.check}>
              {confirmLabel}
            </LoadingButton>
            <Radix.Cancel asChild>
              <Button aria-disabled={pending || undefined}>{cancelLabel}</Button>
            </Radix.Cancel>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
