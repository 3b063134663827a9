import type { ReactNode } from "react";
import { useEffect, useId, useRef } from "react";
import { tooltip } from "../basics/tooltip.ts";
import { classNames } from "../class-names.ts";
import type { IconType } from "../icons.ts";
import { useRenderLink } from "../link/link-provider.tsx";
import { texts } from "../texts.ts";

/** Linked to exactly the rows that it counts. */
export interface RailCount {
  href: string;
  /** Unknown or zero: no number is shown, but its space is kept. */
  value?: number | undefined;
  /** « 12 à accepter » */
  label: string;
  tone?: "warning" | undefined;
}

export interface RailItem {
  label: string;
  icon: IconType;
  href: string;
  counts?: readonly RailCount[] | undefined;
}

/** Without a label, entries stand alone. */
export interface RailGroup {
  label?: string | undefined;
  items: readonly RailItem[];
}

export interface RailProps {
  groups: readonly RailGroup[];
  /** Of the current entry. */
  activeHref?: string | undefined;
  /** Icons only, with names as tooltips. */
  collapsed?: boolean | undefined;
  onNavigate?: (() => void) | undefined;
}

/** The menu beside every screen. */
export function Rail({ groups, activeHref, collapsed = false, onNavigate }: RailProps) {
  const frame = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is current
  useEffect(() => showCurrent(frame.current), [activeHref]);
  return (
    <nav
      ref={frame}
      aria-label={texts.shell.menu}
      className={classNames("ui-rail", collapsed && "ui-rail--collapsed")}
    >
      {groups.map((group, index) => (
        <RailSection key={group.label ?? String(index)} label={group.label}>
          {group.items.map((item) => (
            <RailEntry
              key={item.href}
              item={item}
              active={item.href === activeHref}
              collapsed={collapsed}
              onNavigate={onNavigate}
            />
          ))}
        </RailSection>
      ))}
    </nav>
  );
}

/** In px. */
const fade = 32;

/** Scrolls the rail, not the page, so that low windows show the current entry. */
function showCurrent(rail: HTMLElement | null): void {
  const entry = rail?.querySelector("[aria-current=page]")?.getBoundingClientRect();
  if (rail === null || entry === undefined) return;
  const { top, bottom } = rail.getBoundingClientRect();
  if (entry.bottom > bottom - fade) rail.scrollTop += entry.bottom - bottom + fade;
  else if (entry.top < top) rail.scrollTop -= top - entry.top;
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

type RailEntryProps = Pick<RailProps, "onNavigate"> & {
  item: RailItem;
  active: boolean;
  collapsed: boolean;
};

/** Collapsed, the icon shows the first count, the accessible name all. */
function RailEntry({ item, active, collapsed, onNavigate }: RailEntryProps) {
  const link = useRenderLink();
  const Icon = item.icon;
  const counts = item.counts ?? [];
  const shown = counts.filter(({ value = 0 }) => value > 0);
  const name = [item.label, ...shown.map(({ label }) => label)].join(", ");
  const [first] = shown;
  return (
    <li
      className={classNames("ui-rail__entry", counts.length > 0 && `ui-rail__entry--counts-${counts.length}`)}
    >
      {link({
        href: item.href,
        className: "ui-rail__link",
        ...(active ? { "aria-current": "page" as const } : {}),
        ...(collapsed ? { "aria-label": name, ...tooltip(name, "right") } : {}),
        ...(onNavigate ? { onClick: onNavigate } : {}),
        children: (
          <>
            <Icon aria-hidden size={16} />
            <span className="ui-rail__word">{item.label}</span>
            {collapsed && first !== undefined ? <RailNumber {...first} /> : null}
          </>
        ),
      })}{" "}
      {collapsed || shown.length === 0 ? null : (
        <span className="ui-rail__counts">
          {shown.map((count) => (
            <RailCountLink key={count.href} count={count} onNavigate={onNavigate} />
          ))}
        </span>
      )}
    </li>
  );
}

interface RailCountLinkProps extends Pick<RailProps, "onNavigate"> {
  count: RailCount;
}

function RailCountLink({ count, onNavigate }: RailCountLinkProps) {
  const link = useRenderLink();
  return link({
    href: count.href,
    className: "ui-rail__count-link",
    "aria-label": count.label,
    ...tooltip(count.label, "right"),
    ...(onNavigate ? { onClick: onNavigate } : {}),
    children: (
      <>
        <RailNumber {...count} />
        <span className="ui-hidden">{`${count.label} `}</span>
      </>
    ),
  });
}

/** Above it, « 99+ ». */
const most = 99;

/** Drawn by the style sheet: the link holds the full text, « 169 à vérifier ». */
function RailNumber({ value = 0, tone }: RailCount) {
  return (
    <span
      aria-hidden
      data-count={value > most ? texts.shell.many(most) : value}
      className={classNames("ui-rail__count", tone !== undefined && `ui-rail__count--${tone}`)}
    />
  );
}
