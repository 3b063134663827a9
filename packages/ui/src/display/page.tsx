import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import { formatCount } from "../format.ts";
import { ChevronRightIcon } from "../icons.ts";
import { useRenderLink } from "../link/link-provider.tsx";
import { texts } from "../texts.ts";

/** A screen's inside. `fill`: as high as the window, so that its table scrolls and keeps its header. */
export function Page({ fill = false, children }: { fill?: boolean | undefined; children: ReactNode }) {
  return <div className={classNames("ui-page", fill && "ui-page--fill")}>{children}</div>;
}

export interface PageHeaderProps {
  title: ReactNode;
  /** How many there are, beside a list's title; `undefined` while nobody knows. */
  count?: number | undefined;
  /** A list's views, in the title's line where there is room. */
  tabs?: ReactNode;
  /** Under the title: status, place, figures. */
  children?: ReactNode;
  /** At the line's end. */
  actions?: ReactNode;
}

/** A screen's title, its count and its actions. The one h1 of the page. */
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
  /** Left out for the current page. */
  href?: string | undefined;
}

/** Where this page stands. The last crumb is the page itself. */
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
  /** Shown beside the label; null keeps its place while it is not known. */
  count?: number | null | undefined;
}

export interface TabsProps {
  /** What the tabs are about: « Fiche de l’immeuble ». */
  label: string;
  tabs: readonly TabLink[];
  /** The current tab's address. */
  current: string;
}

/** Tabs that are links: each has its address, so that it can be shared, reloaded and gone back to (A01). */
export function Tabs({ label, tabs, current }: TabsProps) {
  const link = useRenderLink();
  const bar = useRef<HTMLElement>(null);
  useMoreMark(bar);
  const seen = useRef("");
  // After each drawing: another tab is current, or words have become longer. A tab that has the focus is not pushed out.
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
    // A browser leaves a tab that is half in view where it is.
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
                  {/* Where no style parts them, a space does. */}{" "}
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

/** How far the tabs fade at an edge beyond which there are more, in px. */
const fade = 40;

/**
 * Marks a bar that goes on beyond its edges: `data-more` names them, and the style sheet fades the tabs there. A tab that
 * is cut between two words looks like the last one.
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

/** On a narrow screen the bar scrolls: the tab that is shown, or has the focus, is in view whole. */
function bringIntoView(bar: Element | null, tab: Element | null | undefined): void {
  if (bar === null || tab === null || tab === undefined) return;
  const { left, right } = tab.getBoundingClientRect();
  const view = bar.getBoundingClientRect();
  if (right > view.right - fade) bar.scrollLeft += right - view.right + fade;
  else if (left < view.left + fade) bar.scrollLeft -= view.left + fade - left;
}
