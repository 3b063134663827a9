import type { IconType } from "../icons.ts";

interface RowActionLook {
  /** Tells the row's actions apart: « edit ». */
  name: string;
  /** The word that is seen: « Modifier ». Screen readers get the row's name after it. */
  label: string;
  /** The whole accessible name, where « label + row name » does not read well. */
  about?: string | undefined;
  /** A button with an icon shows the icon alone, with its name as a tooltip. */
  icon?: IconType | undefined;
  tone?: "neutral" | "danger" | undefined;
  /** The record's next step: the head's primary button, and the row's first action with its word. */
  next?: boolean | undefined;
  /** The word in a row, where the label is too long for the column. Defaults to the label. */
  short?: string | undefined;
  /** A decision made in the row: it stays beside the row, and what is no decision goes behind « … ». */
  inline?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Why it is disabled, as a tooltip and for screen readers. */
  reason?: string | undefined;
}

/** An action that leads somewhere. A `record` is opened to be read and stays usable under a lock (L14); a `form` does not. */
export interface RowLinkAction extends RowActionLook {
  href: string;
  /** Defaults to `form`. */
  opens?: "form" | "record" | undefined;
}

/** An action that does something. Under a lock it is disabled unless it does not touch the record. */
export interface RowPressAction extends RowActionLook {
  onPress: () => void;
  allowedWhenLocked?: boolean | undefined;
}

/** One action of a row, as data. */
export type RowAction = RowLinkAction | RowPressAction;

/** The record's next step, where one of its actions is it. */
export const stepOf = (actions: readonly RowAction[]): RowPressAction | undefined =>
  actions.find((action): action is RowPressAction => "onPress" in action && action.next === true);

/** Why an action cannot be used now: the lock's sentence or its own reason. `undefined` while it can be used. */
export function blockedBy(action: RowAction, lockText: string | undefined): string | undefined {
  const lockable = "href" in action ? action.opens !== "record" : action.allowedWhenLocked !== true;
  if (lockText !== undefined && lockable) return lockText;
  return action.disabled === true ? (action.reason ?? "") : undefined;
}

/** The accessible name of a row's action: what it does, to which row, and why not. */
export function actionName(action: RowAction, rowName: string, blocked: string | undefined): string {
  const name = action.about ?? `${action.label} ${rowName}`.trim();
  return blocked === undefined || blocked === "" ? name : `${name}. ${blocked}`;
}
