import { IconButton } from "../basics/icon-button.tsx";
import { MoreIcon } from "../icons.ts";
import { DropdownMenu } from "../overlay/overlays.tsx";
import type { MenuEntry, MenuItem } from "../overlay/parts/menu.tsx";
import { texts } from "../texts.ts";
import { blockedBy, type RowAction } from "./row-action.ts";
import { useRowLock } from "./row-lock.tsx";

export interface RowMenuProps {
  actions: readonly RowAction[];
  rowName: string;
  tabIndex?: 0 | -1 | undefined;
}

/** A menu of further actions; disabled ones show their reason. */
export function RowMenu({ actions, rowName, tabIndex = 0 }: RowMenuProps) {
  const lock = useRowLock();
  return (
    <DropdownMenu
      trigger={
        <IconButton icon={MoreIcon} size="small" label={texts.row.more(rowName)} tabIndex={tabIndex} />
      }
      items={menuItemsOf(actions, lock?.text)}
    />
  );
}

/** Destructive ones last, below a line. */
export function menuItemsOf(actions: readonly RowAction[], lockText: string | undefined): MenuItem[] {
  const entries = actions.map((action) => entryOf(action, lockText));
  const harmless = entries.filter(({ danger }) => danger !== true);
  const dangers = entries.filter(({ danger }) => danger === true);
  return harmless.length === 0 || dangers.length === 0 ? entries : [...harmless, "separator", ...dangers];
}

function entryOf(action: RowAction, lockText: string | undefined): MenuEntry {
  const blocked = blockedBy(action, lockText);
  const look = {
    label: action.label,
    icon: action.icon,
    danger: action.tone === "danger",
    disabled: blocked !== undefined,
    reason: blocked,
  };
  return "href" in action ? { ...look, href: action.href } : { ...look, onSelect: action.onPress };
}
