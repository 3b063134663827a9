import type { ReactNode } from "react";
import { texts } from "../../texts.ts";
import type { WindowProps } from "./window-frame.tsx";
import { WorkWindow } from "./work-window.tsx";

/** The title restates what will be done: « Rembourser 12,50 € sur la commande n° C-2026-01842 ? »; the description, what follows. */
export interface ConfirmDialogProps extends Omit<WindowProps, "children"> {
  /** Names the action: « Rembourser », never « OK ». */
  confirmLabel: string;
  /** Defaults to « Retour », which no act begins with: « Annuler » beside « Annuler la commande » would do the opposite. */
  cancelLabel?: string | undefined;
  /** For what destroys or costs. Defaults to `true`. */
  danger?: boolean | undefined;
  /** Runs on confirm. The dialog closes when it resolves; it stays open on `false` and on rejection. */
  onConfirm: () => unknown;
  /** Runs before the spinner; `false` stops the press. */
  check?: (() => boolean) | undefined;
  /** What went wrong, in French. */
  error?: ReactNode;
}

/** Asks before what cannot be undone, and says what it is. Focus starts on « Retour ». */
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
