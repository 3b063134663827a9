import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import { formatCount } from "../format.ts";
import { ChevronRightIcon } from "../icons.ts";
import { useRenderLink } from "../link/link-provider.tsx";
import { texts } from "../texts.ts";

/** `fill`: as high as the window, so that its table scrolls. */
export function Page({ fill = false, children }: { fill?: boolean | undefined; children: ReactNode }) {
  return <div className={classNames("ui-page", fill && "ui-page--fill")}>{children}</div>;
}

export interface PageHeaderProps {
  title: ReactNode;
  /** A list's total; `undefined` while unknown. */
  count?: number | undefined;
  tabs?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

/** The title is the screen's only h1. */
export function PageHeader({ title, count, tabs, children, actions }: PageHeaderProps) {
  return (
    <header className="ui-page-header">
      <div className="ui-page-header__line">
        <h1 className="ui-page-header__title">
          {title}
          {count === undefined ? null : <span className="ui-page-header__count"> {formatCount(count)}</span>}
        </h1>
        {tabs}
        {actions ? <div className="ui-page-header__actions">{actions}</div> : null}
      </div>
      {children ? <div className="ui-page-header__facts">{children}</div> : null}
    </header>
  );
}

export interface Crumb {
  label: string;
  /** Omitted for the current page. */
  href?: string | undefined;
}

/** The path to this page, which is the last crumb. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const link = useRenderLink();
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={texts.shell.breadcrumb} className="ui-breadcrumb">
      <ol>
        {crumbs.map(({ label, href }, index) => (
          <li key={`${href ?? ""} ${label}`}>
            {index > 0 ? <ChevronRightIcon aria-hidden size={14} /> : null}
            {href === undefined || index === crumbs.length - 1 ? (
              <span aria-current={index === crumbs.length - 1 ? "page" : undefined}>{label}</span>
            ) : (
              link({ href, children: label })
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

export interface TabLink {
  label: ReactNode;
  href: string;
  /** Null reserves its space while unknown. */
  count?: number | null | undefined;
}

export interface TabsProps {
  /** Accessible name: « Fiche de l’immeuble ». */
  label: string;
  tabs: readonly TabLink[];
  /** The current tab's address. */
  current: string;
}

/** Tabs as links: each has an address (A01). */
export function Tabs({ label, tabs, current }: TabsProps) {
  const link = useRenderLink();
  const bar = useRef<HTMLElement>(null);
  useMoreMark(bar);
  const seen = useRef("");
  // The current tab or the widths may have changed. Keeps the focused tab in view.
  useEffect(() => {
    const links = [...(bar.current?.querySelectorAll("a") ?? [])];
    const hasFocus = (link: Element) => link === document.activeElement;
    const tab = links.find(hasFocus) ?? links.find((link) => link.hasAttribute("aria-current"));
    const until = tab === undefined ? [] : links.slice(0, links.indexOf(tab) + 1);
    const words = `${current} ${until.map(({ textContent }) => textContent).join(" ")}`;
    if (words === seen.current) return;
    seen.current = words;
    bringIntoView(bar.current, tab);
  });
  return (
    // Browsers do not scroll a partly visible tab into view.
    <nav
      ref={bar}
      aria-label={label}
      className="ui-tabs"
      onFocus={({ target }) => bringIntoView(bar.current, target)}
    >
      <ul>
        {tabs.map((tab) => (
          <li key={tab.href}>
            {link({
              href: tab.href,
              className: "ui-tab",
              ...(tab.href === current ? { "aria-current": "page" as const } : {}),
              children: (
                <>
                  {tab.label}
                  {/* When styles are missing. */}{" "}
                  {tab.count === undefined ? null : (
                    <span className="ui-tab__count">
                      {tab.count === null ? null : formatCount(tab.count)}
                    </span>
                  )}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** In px. */
const fade = 40;

/**
 * Sets `data-more` to the overflowing edges, which fade: a tab cut between words would look like the last.
 */
function useMoreMark(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const mark = (): void => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const before = scrollLeft > 1;
      const after = scrollLeft + clientWidth < scrollWidth - 1;
      element.dataset.more = [before ? "before" : "", after ? "after" : ""].join(" ").trim();
    };
    mark();
    element.addEventListener("scroll", mark, { passive: true });
    const observer = new ResizeObserver(mark);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => {
      element.removeEventListener("scroll", mark);
      observer.disconnect();
    };
  }, [bar]);
}

function bringIntoView(bar: Element | null, tab: Element | null | undefined): void {
  if (bar === null || tab === null || tab === undefined) return;
  const { left, right } = tab.getBoundingClientRect();
  const view = bar.getBoundingClientRect();
  if (right > view.right - fade) bar.scrollLeft += right - view.right + fade;
  else if (left < view.left + fade) bar.scrollLeft -= view.left + fade - left;
}
