import type { RouteObject } from "react-router-dom";
import { paths } from "#navigation/paths.ts";
import { lazyScreen } from "#parts/lazy-part.tsx";
import { buildingTexts as texts } from "./building.texts.ts";

const listCrumb = { label: texts.list.title, href: paths.building.list };

/** The building screens (§2). */
export const buildingScreens: RouteObject[] = [
  {
    path: "building",
    handle: { crumb: listCrumb },
    children: [
      {
        index: true,
        lazy: lazyScreen(async () => (await import("./building-list-screen.tsx")).BuildingListScreen),
      },
      {
        path: "new",
        handle: { crumb: { label: texts.create } },
        lazy: lazyScreen(async () => (await import("./building-new-screen.tsx")).BuildingNewScreen),
      },
      {
        path: "edit/:id/:tab?",
        handle: { crumb: { label: texts.edit } },
        lazy: lazyScreen(async () => (await import("./building-screen.tsx")).BuildingScreen),
      },
    ],
  },
];
