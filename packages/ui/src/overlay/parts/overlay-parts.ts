import { ActionDialog } from "./action-dialog.tsx";
import { ChoicesMenu } from "./choices-menu.tsx";
import { ColumnsMenu } from "./columns-menu.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog, Drawer } from "./dialog.tsx";
import { MediaModal } from "./media-modal.tsx";
import { DropdownMenu } from "./menu.tsx";
import { Popover } from "./popover.tsx";

/** Loaded together, whichever is opened first (docs/decisions/0066). */
export const overlayParts = {
  ActionDialog,
  ChoicesMenu,
  ColumnsMenu,
  ConfirmDialog,
  Dialog,
  Drawer,
  DropdownMenu,
  MediaModal,
  Popover,
};
