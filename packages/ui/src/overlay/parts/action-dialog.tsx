import { type WorkProps, WorkWindow } from "./work-window.tsx";

export type ActionDialogProps = WorkProps;

/** Focuses its first field; Enter in a field submits. */
export function ActionDialog(props: ActionDialogProps) {
  return <WorkWindow {...props} firstFocus={firstField} />;
}

/** Null without fields, as while the form's values load. */
const firstField = (dialog: HTMLElement): HTMLElement | null =>
  dialog.querySelector<HTMLElement>(".ui-dialog__body :is(input, select, textarea, [contenteditable=true])");
