import { AppShell, Breadcrumb, overlayCode } from "@palier/ui";
import { useEffect, useState } from "react";
import { Outlet, useLocation, useMatches, useNavigate, useNavigation } from "react-router-dom";
import { useSession } from "#api/session.ts";
import { browserTexts } from "#browser/storage.ts";
import { screenOf, useFocusRescue, useScreenFocus } from "#navigation/focus.ts";
import { useShownTitle } from "#navigation/page-title.ts";
import { paths, signInPath } from "#navigation/paths.ts";
import { whenAtRest } from "#navigation/when-idle.ts";
import { AccountMenu } from "./account-menu.tsx";
import { appTexts as texts } from "./app.texts.ts";
import { activeEntry, menu } from "./areas.ts";
import { crumbsOf } from "./crumbs.ts";
import { ShellNotice, useOnline } from "./shell-notice.tsx";

const railKey = "palier:rail";

/** Where it cannot be fetched, opening an action tries again. */
const prefetchForms = (): unknown => import("#actions/action-form.tsx").catch(() => undefined);

/** The frame of every signed-in screen. A session that ends leads to sign-in and back (A08). */
export function Shell() {
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const session = useSession();
  const online = useOnline();
  const [collapsed, setCollapsed] = useState(() => browserTexts.read(railKey) === "collapsed");
  const place = location.pathname + location.search;
  // After the screen's own needs: the first menu and the first form then open without a wait.
  useEffect(() => whenAtRest(() => void overlayCode.prefetch().then(prefetchForms)), []);
  useEffect(() => {
    if (session.kind === "expired" || session.kind === "changed")
      void navigate(signInPath(place), { replace: true });
    if (session.kind === "signed-out") void navigate(paths.signIn, { replace: true });
  }, [session.kind, navigate, place]);
  const matches = useMatches();
  const shown = useShownTitle();
  const crumbs = crumbsOf(matches, shown);
  const page = crumbs.at(-1)?.label;
  useScreenFocus(screenOf(matches));
  useFocusRescue();
  useEffect(() => {
    document.title = page === undefined ? texts.product : `${page} – ${texts.product}`;
  }, [page]);
  if (session.kind !== "signed-in") return null;
  return (
    <AppShell
      groups={menu}
      activeHref={activeEntry(location.pathname)}
      homeHref={paths.home}
      collapsed={collapsed}
      onCollapsedChange={(next) => {
        setCollapsed(next);
        browserTexts.write(railKey, next ? "collapsed" : "open");
      }}
      breadcrumb={<Breadcrumb crumbs={crumbs} />}
      account={<AccountMenu admin={session.admin} />}
      notice={<ShellNotice online={online} />}
      loading={navigation.state === "loading"}
    >
      <Outlet />
    </AppShell>
  );
}
