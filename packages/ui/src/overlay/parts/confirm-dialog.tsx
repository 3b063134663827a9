import type { ReactNode } from "react";
import { texts } from "../../texts.ts";
import type { WindowProps } from "./window-frame.tsx";
import { WorkWindow } from "./work-window.tsx";

/**
 * The title restates the action, « Rembourser 12,50 € sur la commande n° C-2026-01842 ? »; the description
 * says what follows.
 */
export interface ConfirmDialogProps extends Omit<WindowProps, "children"> {
  /** « Rembourser », never « OK ». */
  confirmLabel: string;
  /** Defaults to « Retour »: beside « Annuler la commande », « Annuler » would do the opposite. */
  cancelLabel?: string | undefined;
  /** Destructive or costly. Defaults to `true`. */
  danger?: boolean | undefined;
  /** Closes when it resolves; stays open on `false` and on rejection. */
  onConfirm: () => unknown;
  /** Runs before the spinner; `false` cancels. */
  check?: (() => boolean) | undefined;
  /** In French. */
  error?: ReactNode;
  /** `error` is final: nothing is left to confirm. */
  final?: boolean | undefined;
}

export function ConfirmDialog({
  confirmLabel,
  cancelLabel = texts.back,
  danger = true,
  onConfirm,
  ...props
}: ConfirmDialogProps) {
  return (
    <WorkWindow
      {...props}
      role="alertdialog"
      size="small"
      submitLabel={confirmLabel}
      danger={danger}
      onSubmit={onConfirm}
      cancelLabel={cancelLabel}
      firstFocus={cancelButton}
    >
      {null}
    </WorkWindow>
  );
}

const cancelButton = (dialog: HTMLElement): HTMLElement | null =>
  dialog.querySelector<HTMLElement>(".ui-dialog__foot > :last-child");
