import type { ReactNode } from "react";
import { useId } from "react";
import { tooltip } from "../basics/tooltip.ts";
import { classNames } from "../class-names.ts";
import type { IconType } from "../icons.ts";
import { useRenderLink } from "../link/link-provider.tsx";
import { texts } from "../texts.ts";

/** One entry of the main menu. */
export interface RailItem {
  label: string;
  icon: IconType;
  href: string;
  /** What waits there, as a small number. */
  count?: number | undefined;
}

/** Entries that belong together; without a label they stand by themselves. */
export interface RailGroup {
  label?: string | undefined;
  items: readonly RailItem[];
}

export interface RailProps {
  groups: readonly RailGroup[];
  /** The address of the entry one is in; it is marked as current. */
  activeHref?: string | undefined;
  /** Icons only, their names as tooltips. */
  collapsed?: boolean | undefined;
  onNavigate?: (() => void) | undefined;
}

/** The main menu's entries in their groups. */
export function Rail({ groups, activeHref, collapsed = false, onNavigate }: RailProps) {
  return (
    <nav aria-label={texts.shell.menu} className={classNames("ui-rail", collapsed && "ui-rail--collapsed")}>
      {groups.map((group, index) => (
        <RailSection key={group.label ?? String(index)} label={group.label}>
          {group.items.map((item) => (
            <li key={item.href}>
              <RailLink
                item={item}
                active={item.href === activeHref}
                collapsed={collapsed}
                onNavigate={onNavigate}
              />
            </li>
          ))}
        </RailSection>
      ))}
    </nav>
  );
}

function RailSection({ label, children }: { label: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <div className="ui-rail__group">
      {label === undefined ? null : (
        <p id={id} className="ui-rail__label">
          {label}
        </p>
      )}
      <ul aria-labelledby={label === undefined ? undefined : id}>{children}</ul>
    </div>
  );
}

type RailLinkProps = Pick<RailProps, "onNavigate"> & {
  item: RailItem;
  active: boolean;
  collapsed: boolean;
};

function RailLink({ item, active, collapsed, onNavigate }: RailLinkProps) {
  const link = useRenderLink();
  const Icon = item.icon;
  return link({
    href: item.href,
    className: "ui-rail__link",
    ...(active ? { "aria-current": "page" as const } : {}),
    ...(collapsed ? { "aria-label": item.label, ...tooltip(item.label, "right") } : {}),
    ...(onNavigate ? { onClick: onNavigate } : {}),
    children: (
      <>
        <Icon aria-hidden size={16} />
        <span className="ui-rail__word">{item.label}</span>
        {item.count === undefined || item.count === 0 ? null : (
          <span className="ui-rail__count">{item.count}</span>
        )}
      </>
    ),
  });
}
