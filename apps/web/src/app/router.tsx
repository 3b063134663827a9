import { RouteProgress } from "@palier/ui";
import { createBrowserRouter, Navigate, type RouteObject } from "react-router-dom";
import { useDocumentFrameUntilGone } from "#browser/document-frame.ts";
import { paths } from "#navigation/paths.ts";
import { lazyScreen } from "#parts/lazy-part.tsx";
import { appTexts } from "./app.texts.ts";
import { routesOfArea } from "./area-routes.tsx";
import { areas } from "./areas.ts";
import { requireSession, signInLoader } from "./guards.ts";
import { ScreenFailure } from "./screen-failure.tsx";
import { SignedInShell } from "./signed-in-shell.tsx";

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
