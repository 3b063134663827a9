/**
 * Windows and menus as everybody uses them. Their code comes with the first use (docs/decisions/0066): none of them is
 * open when a screen begins.
 */
import { onFirstOpen, onFirstPress } from "./first-use.tsx";
import type { ActionDialogProps } from "./parts/action-dialog.tsx";
import type { ConfirmDialogProps } from "./parts/confirm-dialog.tsx";
import type { DialogProps, DrawerProps } from "./parts/dialog.tsx";
import type { MediaModalProps } from "./parts/media-modal.tsx";
import type { DropdownMenuProps } from "./parts/menu.tsx";
import type { PopoverProps } from "./parts/popover.tsx";

/** A window over the page. Focus stays inside, Escape closes it, focus goes back to where it was. */
export const Dialog = onFirstOpen<DialogProps>((parts) => parts.Dialog);

/** A sheet from the side: details beside a list, the menu of a narrow window. */
export const Drawer = onFirstOpen<DrawerProps>((parts) => parts.Drawer);

/** A window with a form of its own: title, fields, error, and « Annuler » beside the action. */
export const ActionDialog = onFirstOpen<ActionDialogProps>((parts) => parts.ActionDialog);

/** Asks before what cannot be undone, and says what it is. Focus starts on « Annuler ». */
export const ConfirmDialog = onFirstOpen<ConfirmDialogProps>((parts) => parts.ConfirmDialog);

/** A proof or an incident's image in a frame of 80 % × 80 % of the window (§9, S22). */
export const MediaModal = onFirstOpen<MediaModalProps>((parts) => parts.MediaModal);

/** A menu of actions and links. Arrow keys move, letters jump. */
export const DropdownMenu = onFirstPress<DropdownMenuProps>("menu", (parts) => parts.DropdownMenu);

/** A small window beside its button, for a few controls or details. */
export const Popover = onFirstPress<PopoverProps>("dialog", (parts) => parts.Popover);
