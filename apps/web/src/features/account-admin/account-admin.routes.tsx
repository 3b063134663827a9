import type { RouteObject } from "react-router-dom";
import { paths } from "#navigation/paths.ts";
import { lazyScreen } from "#parts/lazy-part.tsx";
import { accountAdminTexts as texts } from "./account-admin.texts.ts";

const listCrumb = { label: texts.list.title, href: paths.accountAdmin.list };

/** The administrator screens (§2). */
export const accountAdminScreens: RouteObject[] = [
  {
    path: "account-admin",
    handle: { crumb: listCrumb },
    children: [
      {
        index: true,
        lazy: lazyScreen(
          async () => (await import("./account-admin-list-screen.tsx")).AccountAdminListScreen,
        ),
      },
      {
        path: "new",
        handle: { crumb: { label: texts.create } },
        lazy: lazyScreen(async () => (await import("./account-admin-new-screen.tsx")).AccountAdminNewScreen),
      },
      {
        path: "edit/:id/:tab?",
        handle: { crumb: { label: texts.edit } },
        lazy: lazyScreen(async () => (await import("./account-admin-screen.tsx")).AccountAdminScreen),
      },
    ],
  },
];
