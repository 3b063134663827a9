import { type WorkProps, WorkWindow } from "./work-window.tsx";

export type ActionDialogProps = WorkProps;

/**
 * A window with a form of its own: title, fields, error, and « Annuler » beside the action. It opens on its first field,
 * and Enter in a field submits.
 */
export function ActionDialog(props: ActionDialogProps) {
  return <WorkWindow {...props} firstFocus={firstField} />;
}

/** Null where there is no field, as while the form's values are loading. */
const firstField = (dialog: HTMLElement): HTMLElement | null =>
  dialog.querySelector<HTMLElement>(".ui-dialog__body :is(input, select, textarea, [contenteditable=true])");
