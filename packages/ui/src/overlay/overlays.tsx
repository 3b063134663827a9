/** Their code loads on first use (docs/decisions/0066): none is open when a screen starts. */

import type { ComponentType } from "react";
import type { LazyCode } from "../lazy/lazy-code.ts";
import { lazyPart } from "../lazy/lazy-part.tsx";
import { WindowPending } from "../lazy/window-pending.tsx";
import { MissingOverlay, overlayPart } from "./overlay-code.tsx";
import type { ActionDialogProps } from "./parts/action-dialog.tsx";
import type { ConfirmDialogProps } from "./parts/confirm-dialog.tsx";
import type { DialogProps, DrawerProps } from "./parts/dialog.tsx";
import type { MediaModalProps } from "./parts/media-modal.tsx";
import type { DropdownMenuProps } from "./parts/menu.tsx";
import type { PopoverProps } from "./parts/popover.tsx";
import { popup } from "./popup.tsx";

interface WindowProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const lazyWindow = <Props extends WindowProps>(code: LazyCode<ComponentType<Props>>) =>
  lazyPart<Props>(code, {
    isNeeded: ({ open }) => open,
    pending: ({ onOpenChange }) => <WindowPending onGiveUp={() => onOpenChange(false)} />,
    failed: (failed, { onOpenChange }) => (
      <MissingOverlay failed={failed} onGiveUp={() => onOpenChange(false)} />
    ),
  });

/**
 * Modal. Traps and returns focus, closes on Escape.
 * @example <Dialog open={open} onOpenChange={setOpen} title="Aide"><Help /></Dialog>
 */
export const Dialog = lazyWindow<DialogProps>(overlayPart((parts) => parts.Dialog));

/** From the side: details beside a list, the menu of a narrow window. */
export const Drawer = lazyWindow<DrawerProps>(overlayPart((parts) => parts.Drawer));

export const ActionDialog = lazyWindow<ActionDialogProps>(overlayPart((parts) => parts.ActionDialog));

/**
 * Confirms an irreversible action, which the title restates. Focus starts on « Retour ».
 * @example
 * <ConfirmDialog open={asking} onOpenChange={setAsking} title="Supprimer la fiche ?" confirmLabel="Supprimer"
 * onConfirm={remove} />
 */
export const ConfirmDialog = lazyWindow<ConfirmDialogProps>(overlayPart((parts) => parts.ConfirmDialog));

/** A proof or an incident's image in a frame of 80 % × 80 % of the window (§9, S22). */
export const MediaModal = lazyWindow<MediaModalProps>(overlayPart((parts) => parts.MediaModal));

/**
 * A menu of actions and links. Arrow keys move, letters jump.
 * @example <DropdownMenu trigger={<Button>Actions</Button>} items={[{ label: "Modifier", href }]} />
 */
export const DropdownMenu = popup<DropdownMenuProps>(
  "menu",
  overlayPart((parts) => parts.DropdownMenu),
);

export const Popover = popup<PopoverProps>(
  "dialog",
  overlayPart((parts) => parts.Popover),
);
