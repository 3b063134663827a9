import { useState } from "react";
import { IconButton } from "../basics/icon-button.tsx";
import { MoreIcon } from "../icons.ts";
import { DropdownMenu } from "../overlay/overlays.tsx";
import type { MenuEntry, MenuItem } from "../overlay/parts/menu.tsx";
import { texts } from "../texts.ts";
import { blockedBy, type RowAction, type RowPressAction } from "./row-action.ts";
import { useRowLock } from "./row-lock.tsx";

export interface RowMenuProps {
  actions: readonly RowAction[];
  rowName: string;
  tabIndex?: 0 | -1 | undefined;
  /** Of {@link useBusyActions}: the button is busy in place of its entry. */
  press: (action: RowPressAction) => void;
  busy: string | undefined;
}

/**
 * A menu of further actions; disabled ones show their reason. Under a lock that bars all of them the button itself is
 * disabled (§4), and says who holds the record; a menu that is open stays.
 */
export function RowMenu({ actions, rowName, tabIndex = 0, press, busy }: RowMenuProps) {
  const lock = useRowLock();
  const [open, setOpen] = useState(false);
  const held = lock !== undefined && actions.every((action) => blockedBy(action, lock.text) === lock.text);
  const label = held ? `${texts.row.more(rowName)}. ${lock.text}` : texts.row.more(rowName);
  return (
    <DropdownMenu
      open={open}
      onOpenChange={(next) => setOpen(next && (open || (!held && busy === undefined)))}
      trigger={
        <IconButton
          icon={MoreIcon}
          size="small"
          label={label}
          tabIndex={tabIndex}
          aria-disabled={held || busy !== undefined || undefined}
          busy={actions.some(({ name }) => name === busy)}
        />
      }
      items={menuItemsOf(actions, lock?.text, press)}
    />
  );
}

/** Destructive ones last, below a line. */
export function menuItemsOf(
  actions: readonly RowAction[],
  lockText: string | undefined,
  press: (action: RowPressAction) => void,
): MenuItem[] {
  const entries = actions.map((action) => entryOf(action, lockText, press));
  const harmless = entries.filter(({ danger }) => danger !== true);
  const dangers = entries.filter(({ danger }) => danger === true);
  return harmless.length === 0 || dangers.length === 0 ? entries : [...harmless, "separator", ...dangers];
}

function entryOf(
  action: RowAction,
  lockText: string | undefined,
  press: (action: RowPressAction) => void,
): MenuEntry {
  const blocked = blockedBy(action, lockText);
  const look = {
    label: action.label,
    icon: action.icon,
    danger: action.tone === "danger",
    disabled: blocked !== undefined,
    reason: blocked,
  };
  return "href" in action ? { ...look, href: action.href } : { ...look, onSelect: () => press(action) };
}
