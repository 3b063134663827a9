import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { CheckIcon, type IconType } from "../../icons.ts";
import { useRenderLink } from "../../link/link-provider.tsx";
import type { Anchored, PopupProps } from "../popup.tsx";
import { MenuFrame } from "./menu-frame.tsx";

/** A link with `href`, else an action. */
export interface MenuEntry {
  label: string;
  icon?: IconType | undefined;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  danger?: boolean | undefined;
  chosen?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Why disabled; still reachable by keyboard. */
  reason?: string | undefined;
}

export type MenuItem = MenuEntry | "separator";

export interface DropdownMenuProps extends PopupProps {
  items: readonly MenuItem[];
  header?: ReactNode;
}

export function DropdownMenu({ items, header, trigger: _trigger, ...frame }: DropdownMenuProps & Anchored) {
  return (
    <MenuFrame {...frame}>
      {header ? <div className="ui-menu__header">{header}</div> : null}
      {items.map((item, index) =>
        item === "separator" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: separators differ in nothing else
          <RadixMenu.Separator key={index} className="ui-menu__line" />
        ) : (
          <EntryItem key={item.label} entry={item} anchor={frame.anchor} />
        ),
      )}
    </MenuFrame>
  );
}

interface EntryItemProps extends Pick<Anchored, "anchor"> {
  entry: MenuEntry;
}

function EntryItem({ entry, anchor }: EntryItemProps) {
  const link = useRenderLink();
  const { href, disabled = false, reason } = entry;
  const explained = disabled && reason !== undefined && reason !== "";
  const words = <EntryWords entry={entry} />;
  const linked = href !== undefined && !disabled;
  return (
    <RadixMenu.Item
      asChild={linked}
      className={classNames("ui-menu__item", entry.danger === true && "ui-menu__item--danger")}
      disabled={disabled && !explained}
      {...(entry.chosen === undefined ? {} : { role: "menuitemradio", "aria-checked": entry.chosen })}
      {...(explained ? { "aria-disabled": true } : {})}
      onSelect={(event) => {
        if (disabled) {
          event.preventDefault();
          return;
        }
        // A dialog opened now must return focus to the button: the entry disappears.
        if (entry.onSelect !== undefined) anchor.current?.focus({ preventScroll: true });
        entry.onSelect?.();
      }}
    >
      {linked ? link({ href, children: words }) : words}
    </RadixMenu.Item>
  );
}

function EntryWords({ entry: { icon: Icon, label, disabled, reason, chosen } }: { entry: MenuEntry }) {
  return (
    <>
      {Icon ? <Icon aria-hidden size={16} /> : null}
      <span>
        {label}
        {disabled === true && reason ? <span className="ui-menu__reason">{reason}</span> : null}
      </span>
      {chosen === true ? <CheckIcon aria-hidden size={14} className="ui-menu__chosen" /> : null}
    </>
  );
}
