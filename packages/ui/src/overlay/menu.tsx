import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import * as RadixPopover from "@radix-ui/react-popover";
import type { ReactElement, ReactNode } from "react";
import { useLandmark } from "../basics/use-landmark.ts";
import { classNames } from "../class-names.ts";
import type { IconType } from "../icons.ts";
import { useRenderLink } from "../link/link-provider.tsx";

/** One line of a menu: with `href` a link, else an action. */
export interface MenuEntry {
  label: string;
  icon?: IconType | undefined;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Why it is disabled: shown under the label, and the entry stays reachable by keyboard so that it can be read. */
  reason?: string | undefined;
}

export type MenuItem = MenuEntry | "separator";

export interface DropdownMenuProps {
  /** The button that opens it; takes a ref. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Words above the items: who is signed in, for example. */
  header?: ReactNode;
  align?: "start" | "center" | "end" | undefined;
}

/** A menu of actions and links. Arrow keys move, letters jump. */
export function DropdownMenu({ trigger, items, header, align = "end" }: DropdownMenuProps) {
  const landmark = useLandmark<HTMLButtonElement>();
  return (
    <RadixMenu.Root modal={false} onOpenChange={landmark.onOpen}>
      <RadixMenu.Trigger ref={landmark.trigger} asChild>
        {trigger}
      </RadixMenu.Trigger>
      <RadixMenu.Portal {...landmark.portal}>
        <RadixMenu.Content className="ui-menu" align={align} sideOffset={4} collisionPadding={8}>
          {header ? <div className="ui-menu__header">{header}</div> : null}
          {items.map((item, index) =>
            item === "separator" ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: separators differ in nothing else
              <RadixMenu.Separator key={index} className="ui-menu__line" />
            ) : (
              <EntryItem key={item.label} entry={item} />
            ),
          )}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

function EntryItem({ entry }: { entry: MenuEntry }) {
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
      {...(explained ? { "aria-disabled": true } : {})}
      onSelect={(event) => {
        if (disabled) event.preventDefault();
        else entry.onSelect?.();
      }}
    >
      {linked ? link({ href, children: words }) : words}
    </RadixMenu.Item>
  );
}

function EntryWords({ entry: { icon: Icon, label, disabled, reason } }: { entry: MenuEntry }) {
  return (
    <>
      {Icon ? <Icon aria-hidden size={16} /> : null}
      <span>
        {label}
        {disabled === true && reason ? <span className="ui-menu__reason">{reason}</span> : null}
      </span>
    </>
  );
}

export interface PopoverProps {
  trigger: ReactElement;
  /** Names the window that opens. */
  label: string;
  children: ReactNode;
  align?: "start" | "center" | "end" | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A small window beside its button, for a few controls or details. */
export function Popover({ trigger, label, children, align = "start", open, onOpenChange }: PopoverProps) {
  return (
    <RadixPopover.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          className="ui-popover"
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
