import type { ReactNode } from "react";
import { Fragment, useState } from "react";
import { IconButton } from "../basics/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { RouteProgress } from "../display/progress.tsx";
import { MenuIcon, RailIcon } from "../icons.ts";
import { Drawer } from "../overlay/overlays.tsx";
import { texts } from "../texts.ts";
import { useMedia } from "../use-media.ts";
import { Brand } from "./brand.tsx";
import type { RailProps } from "./rail.tsx";
import { Rail } from "./rail.tsx";

export interface AppShellProps extends Omit<RailProps, "collapsed" | "onNavigate"> {
  /** Target of the product's name. */
  homeHref: string;
  /** Icons only. Pass it to store the choice; otherwise kept until unmounted. */
  collapsed?: boolean | undefined;
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined;
  breadcrumb?: ReactNode;
  search?: ReactNode;
  /** A `ConnectionState`. */
  connection?: ReactNode;
  state?: ReactNode;
  account?: ReactNode;
  /** For what needs an answer on every screen. */
  notice?: ReactNode;
  /** The next screen is loading. */
  loading?: boolean | undefined;
  children: ReactNode;
}

/** Below 900 px the rail is a drawer. */
export function AppShell(props: AppShellProps) {
  const { groups, activeHref, homeHref, onCollapsedChange, children } = props;
  const [ownCollapsed, setOwnCollapsed] = useState(false);
  // Where the drawer was opened: navigating closes it.
  const [drawerAt, setDrawerAt] = useState<string | undefined>();
  const setDrawer = (open: boolean) => setDrawerAt(open ? (activeHref ?? "") : undefined);
  const collapsed = props.collapsed ?? ownCollapsed;

  function toggle() {
    setOwnCollapsed(!collapsed);
    onCollapsedChange?.(!collapsed);
  }

  return (
    <div className={classNames("ui-shell", collapsed && "ui-shell--collapsed")}>
      <SkipLink />
      <RouteProgress active={props.loading === true} />
      <aside className="ui-shell__rail ui-no-print" aria-label={texts.product}>
        <div className="ui-shell__brand">
          <Brand href={homeHref} compact={collapsed} />
        </div>
        <Rail groups={groups} activeHref={activeHref} collapsed={collapsed} />
        <div className="ui-shell__rail-foot">
          <IconButton
            icon={RailIcon}
            label={collapsed ? texts.shell.expand : texts.shell.collapse}
            tooltipSide="right"
            aria-expanded={!collapsed}
            onClick={toggle}
          />
        </div>
      </aside>
      <Drawer
        open={drawerAt === (activeHref ?? "")}
        onOpenChange={setDrawer}
        side="left"
        title={texts.shell.menu}
        className="ui-shell__drawer"
      >
        <Rail groups={groups} activeHref={activeHref} onNavigate={() => setDrawer(false)} />
      </Drawer>
      <div className="ui-shell__column">
        <header className="ui-shell__head ui-no-print">
          <TopBar {...props} onMenu={() => setDrawer(true)} />
          {props.notice ? <div className="ui-shell__notice">{props.notice}</div> : null}
        </header>
        <main id="contenu" tabIndex={-1} className="ui-shell__main">
          {children}
        </main>
      </div>
    </div>
  );
}

interface TopBarProps
  extends Pick<AppShellProps, "breadcrumb" | "search" | "connection" | "state" | "account"> {
  readonly onMenu: () => void;
}

/** There the connection's sentence has a line of its own (`topbar.css`). */
const OWN_LINE = "(max-width: 1199px)";

function TopBar({ breadcrumb, search, connection, state, account, onMenu }: TopBarProps) {
  const isLast = useMedia(OWN_LINE);
  // Keyed: moved, not mounted anew, so that focus and status region remain.
  const notice = <Fragment key="connection">{connection}</Fragment>;
  const controls = [
    <div key="search" className="ui-topbar__search">
      {search}
    </div>,
    <div key="end" className="ui-topbar__end">
      {state}
      {account}
    </div>,
  ];
  return (
    <div className="ui-topbar">
      <IconButton icon={MenuIcon} label={texts.shell.openMenu} className="ui-topbar__menu" onClick={onMenu} />
      <div className="ui-topbar__start">{breadcrumb}</div>
      {/* Tab follows the visible order. */}
      {isLast ? [...controls, notice] : [notice, ...controls]}
    </div>
  );
}

function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place; the script keeps the page's address as it is
    <a
      className="ui-skip"
      href="#contenu"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById("contenu")?.focus();
      }}
    >
      {texts.shell.skip}
    </a>
  );
}
