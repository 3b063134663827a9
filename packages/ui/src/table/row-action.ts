import type { IconType } from "../icons.ts";

interface RowActionLook {
  /** Within its row: « edit ». */
  name: string;
  /** « Modifier ». Screen readers add the row's name. */
  label: string;
  /** Accessible name, if label and row name do not combine well. */
  about?: string | undefined;
  /** Replaces the label, which becomes a tooltip. */
  icon?: IconType | undefined;
  tone?: "neutral" | "danger" | undefined;
  /** The record's next step: the head's primary button, and the row's first, labelled action. */
  next?: boolean | undefined;
  /** A button in the row; the others move into the « … » menu. */
  inline?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Why it is disabled: tooltip, and for screen readers. */
  reason?: string | undefined;
}

/** A `record` stays usable under a lock (L14), a `form` does not. */
export interface RowLinkAction extends RowActionLook {
  href: string;
  /** Defaults to `form`. */
  opens?: "form" | "record" | undefined;
}

/** A lock disables it, unless it leaves the record alone. */
export interface RowPressAction extends RowActionLook {
  /** A promise keeps it busy until it settles (`use-busy-action.ts`); the caller shows rejections. */
  onPress: () => unknown;
  allowedWhenLocked?: boolean | undefined;
}

/**
 * A row's action, as data.
 * @example { name: "edit", label: "Modifier", icon: EditIcon, href: `/admin/building/edit/${id}` }
 */
export type RowAction = RowLinkAction | RowPressAction;

export const stepOf = (actions: readonly RowAction[]): RowPressAction | undefined =>
  actions.find((action): action is RowPressAction => "onPress" in action && action.next === true);

/** The lock's text or the action's own reason. `undefined` if enabled. */
export function blockedBy(action: RowAction, lockText: string | undefined): string | undefined {
  const lockable = "href" in action ? action.opens !== "record" : action.allowedWhenLocked !== true;
  if (lockText !== undefined && lockable) return lockText;
  return action.disabled === true ? (action.reason ?? "") : undefined;
}

/** Label, row, and why it is disabled. */
export function actionName(action: RowAction, rowName: string, blocked: string | undefined): string {
  const name = action.about ?? `${action.label} ${rowName}`.trim();
  return blocked === undefined || blocked === "" ? name : `${name}. ${blocked}`;
}
