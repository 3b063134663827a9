import { AppShell, Breadcrumb, type Crumb, overlayCode, toastCode } from "@palier/ui";
import { memo, useCallback, useEffect, useMemo, useState } from "react";
import { Outlet, type UIMatch, useLocation, useMatches, useNavigate, useNavigation } from "react-router-dom";
import { AlertBell } from "#alerts/alert-bell.tsx";
import { useOnline } from "#api/connection.ts";
import { useSession } from "#api/session.ts";
import { withLastSearch } from "#areas/last-search.ts";
import { browserTexts } from "#browser/storage.ts";
import { Keys } from "#keys/keys.tsx";
import { AskedPlace } from "#locks/asked-place.tsx";
import { screenOf, useFocusRescue, useScreenFocus } from "#navigation/focus.ts";
import { type ShownTitle, useShownTitle } from "#navigation/page-title.ts";
import { paths, signInPath } from "#navigation/paths.ts";
import { whenAtRest } from "#navigation/when-idle.ts";
import { PaletteButton } from "#palette/palette-button.tsx";
import { useWaiting } from "#waiting/use-waiting.ts";
import { AccountMenu, useAccountCommands } from "./account-menu.tsx";
import { appTexts as texts } from "./app.texts.ts";
import { activeEntry, keyedPlaces, menu, menuWith } from "./areas.ts";
import { ConnectionNotice } from "./connection-notice.tsx";

const railKey = "palier:rail";

async function prefetchParts(): Promise<void> {
  await Promise.all([toastCode.prefetch(), overlayCode.prefetch()]);
  await import("#actions/action-form.tsx").catch(() => undefined);
}

/** Paging a list changes the URL, not the frame. */
const Frame = memo(AppShell);
const breadcrumb = <Crumbs />;
const outlet = <Outlet />;
const notice = <AskedPlace />;
const search = (
  <>
    <PaletteButton menu={menu} useAccount={useAccountCommands} />
    <Keys places={keyedPlaces} />
  </>
);

/** An ended session leads to sign-in and back (A08). */
export function Shell() {
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const session = useSession();
  const online = useOnline();
  const [collapsed, setCollapsed] = useState(() => browserTexts.read(railKey) === "collapsed");
  const place = location.pathname + location.search;
  // The first toast, menu and form then open at once.
  useEffect(() => whenAtRest(() => void prefetchParts()), []);
  useEffect(() => {
    if (session.kind === "expired" || session.kind === "changed")
      void navigate(signInPath(place), { replace: true });
    // No way back: the URL may contain a searched name (A23).
    if (session.kind === "signed-out" || session.kind === "signed-out-elsewhere")
      void navigate(paths.signIn, { replace: true });
  }, [session.kind, navigate, place]);
  const matches = useMatches();
  useScreenFocus(screenOf(matches));
  useFocusRescue();
  const collapse = useCallback((next: boolean): void => {
    setCollapsed(next);
    browserTexts.write(railKey, next ? "collapsed" : "open");
  }, []);
  const admin = session.kind === "signed-in" ? session.admin : undefined;
  const account = useMemo(() => (admin === undefined ? null : <AccountMenu admin={admin} />), [admin]);
  const connection = useMemo(() => <ConnectionNotice online={online} />, [online]);
  const waiting = useWaiting(location.pathname === paths.home || location.pathname === "/admin");
  const groups = useMemo(() => menuWith(waiting), [waiting]);
  const unread = waiting?.unreadAlerts;
  const bell = useMemo(() => <AlertBell unread={unread} />, [unread]);
  if (admin === undefined) return null;
  return (
    <Frame
      groups={groups}
      activeHref={activeEntry(location.pathname)}
      homeHref={paths.home}
      collapsed={collapsed}
      onCollapsedChange={collapse}
      breadcrumb={breadcrumb}
      search={search}
      connection={connection}
      state={bell}
      account={account}
      notice={notice}
      loading={navigation.state === "loading"}
    >
      {outlet}
    </Frame>
  );
}

function Crumbs() {
  const shown = useShownTitle();
  const crumbs = crumbsOf(useMatches(), shown);
  const title = [shown?.tab, crumbs.at(-1)?.label, texts.product].filter((part) => part !== undefined);
  useEffect(() => {
    document.title = title.join(" – ");
  });
  return <Breadcrumb crumbs={crumbs} />;
}

/** From routes' `handle: { crumb: { label, href? } }`; a screen's own title replaces the last. */
function crumbsOf(matches: readonly UIMatch[], shown: ShownTitle | undefined): Crumb[] {
  const crumbs = matches.flatMap(({ handle }) => {
    const crumb = crumbOf(handle);
    return crumb === undefined ? [] : [crumb];
  });
  if (shown === undefined) return crumbs;
  const parent = shown.parent === undefined ? [] : [shown.parent];
  return [...crumbs.slice(0, -1), ...parent, { label: shown.title }];
}

function crumbOf(handle: unknown): Crumb | undefined {
  if (typeof handle !== "object" || handle === null || !("crumb" in handle)) return undefined;
  const { crumb } = handle;
  if (typeof crumb !== "object" || crumb === null || !("label" in crumb)) return undefined;
  const href = "href" in crumb && typeof crumb.href === "string" ? withLastSearch(crumb.href) : undefined;
  return { label: String(crumb.label), href };
}
