/**
 * Windows and menus as everybody uses them. Their code comes with the first use (docs/decisions/0051): none of them is
 * open when a screen begins.
 */

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

/** A window over the page. Focus stays inside, Escape closes it, focus goes back to where it was. */
export const Dialog = lazyWindow<DialogProps>(overlayPart((parts) => parts.Dialog));

/** A sheet from the side: details beside a list, the menu of a narrow window. */
export const Drawer = lazyWindow<DrawerProps>(overlayPart((parts) => parts.Drawer));

/** A window with a form of its own: title, fields, error, and « Annuler » beside the action. */
export const ActionDialog = lazyWindow<ActionDialogProps>(overlayPart((parts) => parts.ActionDialog));

/** Asks before what cannot be undone, and says what it is. Focus starts on « Retour ». */
export const ConfirmDialog = lazyWindow<ConfirmDialogProps>(overlayPart((parts) => parts.ConfirmDialog));

/** A proof or an incident's image in a frame of 80 % × 80 % of the window (§9, S22). */
export const MediaModal = lazyWindow<MediaModalProps>(overlayPart((parts) => parts.MediaModal));

/** A menu of actions and links. Arrow keys move, letters jump. */
export const DropdownMenu = popup<DropdownMenuProps>(
  "menu",
  overlayPart((parts) => parts.DropdownMenu),
);

/** A small window beside its button, for a few controls or details. */
export const Popover = popup<PopoverProps>(
  "dialog",
  overlayPart((parts) => parts.Popover),
);
