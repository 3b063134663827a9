import { Button, EmptyState, RouteProgress, WarningIcon } from "@palier/ui";
import { useEffect } from "react";
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  Navigate,
  type RouteObject,
  redirect,
  useRevalidator,
  useRouteError,
} from "react-router-dom";
import { apiTexts } from "#api/api.texts.ts";
import { useTryAtReturn } from "#api/connection.ts";
import { ApiFailure, failureOf } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { personalTexts } from "#api/personal-texts.ts";
import { loadSession } from "#api/session.ts";
import { useDocumentFrameUntilGone } from "#browser/document-frame.ts";
import { logFault } from "#browser/fault-log.ts";
import { paths, returnPath, signInPath } from "#navigation/paths.ts";
import { lazyScreen } from "#parts/lazy-part.tsx";
import { appTexts, appTexts as texts } from "./app.texts.ts";
import { routesOfArea } from "./area-routes.tsx";
import { areas } from "./areas.ts";
import { SignedInShell } from "./signed-in-shell.tsx";
import { windowRoutes } from "./window-addresses.ts";

const gallery: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: paths.gallery,
        lazy: async () => ({ Component: (await import("@palier/ui/gallery")).Gallery }),
      },
    ]
  : [];

export const router = createBrowserRouter([
  {
    HydrateFallback: Splash,
    ErrorBoundary: ScreenFailure,
    children: [
      {
        path: paths.signIn,
        loader: signInLoader,
        lazy: lazyScreen(async () => (await import("#features/session/sign-in-screen.tsx")).SignInScreen),
      },
      ...gallery,
      { path: "/", element: <Navigate to={paths.home} replace /> },
      {
        path: "/admin",
        id: "shell",
        loader: requireSession,
        shouldRevalidate: () => false,
        Component: SignedInShell,
        children: [
          {
            // The frame survives a screen's failure.
            ErrorBoundary: ScreenFailure,
            children: [
              {
                index: true,
                handle: { crumb: { label: appTexts.menu.home } },
                lazy: lazyScreen(async () => (await import("#features/home/home-screen.tsx")).HomeScreen),
              },
              {
                path: "notifications",
                handle: { crumb: { label: appTexts.notifications } },
                lazy: lazyScreen(
                  async () =>
                    (await import("#features/account-admin/notifications-screen.tsx")).NotificationsScreen,
                ),
              },
              {
                path: "accessibility",
                handle: { crumb: { label: appTexts.accessibilityStatement } },
                lazy: lazyScreen(
                  async () => (await import("./accessibility-screen.tsx")).AccessibilityScreen,
                ),
              },
              ...areas.map(routesOfArea),
              ...windowRoutes,
              {
                path: "*",
                handle: { crumb: { label: appTexts.unknown.title } },
                lazy: lazyScreen(async () => (await import("./unknown-screen.tsx")).UnknownScreen),
              },
            ],
          },
        ],
      },
      { path: "*", element: <Navigate to={paths.home} replace /> },
    ],
  },
]);

/** Until the first screen; the static frame (first-paint) goes with it. */
function Splash() {
  useDocumentFrameUntilGone();
  return <RouteProgress active />;
}

/** Redirects to sign-in, with a way back (A08); after a sign-out without what was searched there (A23). */
async function requireSession({ request }: LoaderFunctionArgs): Promise<null> {
  const session = await loadSession();
  const url = new URL(request.url);
  const search = personalTexts.wasLeft() ? "" : url.search;
  if (session.kind !== "signed-in") throw redirect(signInPath(url.pathname + search));
  return null;
}

async function signInLoader({ request }: LoaderFunctionArgs): Promise<null> {
  const session = await loadSession();
  const url = new URL(request.url);
  if (session.kind === "signed-in") throw redirect(returnPath(url.searchParams.get("retour")));
  return null;
}

/** In place of a failed screen (A03). */
function ScreenFailure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const known = error instanceof ApiFailure;
  useEffect(() => {
    if (!known) logFault(error);
  }, [known, error]);
  const { title, detail } = known ? failureText(failureOf(error), "read") : texts.screenFailed;
  const retry = (): void => (known ? void revalidate() : window.location.reload());
  useTryAtReturn(known ? retry : undefined);
  return (
    <div className="screen-failure" role="alert">
      <EmptyState
        icon={WarningIcon}
        title={title}
        actions={
          <Button variant="primary" onClick={retry}>
            {known ? apiTexts.retry : texts.reload}
          </Button>
        }
      >
        {detail}
      </EmptyState>
    </div>
  );
}
