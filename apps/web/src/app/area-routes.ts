import type { RouteObject } from "react-router-dom";
import { accountAdminScreens } from "#features/account-admin/account-admin.routes.tsx";
import { buildingScreens } from "#features/building/building.routes.tsx";

/** The screens of every area, below `/admin`. */
export const areaRoutes: RouteObject[] = [...buildingScreens, ...accountAdminScreens];
