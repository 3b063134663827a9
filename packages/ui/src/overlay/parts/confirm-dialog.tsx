import type { ReactNode } from "react";
import { texts } from "../../texts.ts";
import type { WindowProps } from "./window-frame.tsx";
import { WorkWindow } from "./work-window.tsx";

/**
 * The title restates the action: « Rembourser 12,50 € sur la commande n° C-2026-01842 ? »; the description
 * says what follows.
 */
export interface ConfirmDialogProps extends Omit<WindowProps, "children"> {
  /** Names the action: « Rembourser », never « OK ». */
  confirmLabel: string;
  /** Defaults to « Retour »: beside « Annuler la commande », « Annuler » would do the opposite. */
  cancelLabel?: string | undefined;
  /** For destructive or costly actions. Defaults to `true`. */
  danger?: boolean | undefined;
  /** Runs on confirm. The dialog closes when it resolves; it stays open on `false` and on rejection. */
  onConfirm: () => unknown;
  /** Runs before the spinner; `false` cancels the press. */
  check?: (() => boolean) | undefined;
  /** What went wrong, in French. */
  error?: ReactNode;
  /** `error` is the last word: there is nothing to confirm any more, only the way back. */
  final?: boolean | undefined;
}

/** Confirms an irreversible action. Focus starts on « Retour ». */
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
