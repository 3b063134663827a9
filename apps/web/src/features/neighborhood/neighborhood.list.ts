import { neighborhoodRoutes as routes } from "@palier/contract/areas/neighborhood";
import { defineList } from "#lists/define-list.ts";
import { neighborhoodActions } from "./neighborhood.actions.ts";
import { neighborhoodTexts } from "./neighborhood.texts.ts";

export const neighborhoodTones = { draft: "neutral", active: "success", archived: "warning" } as const;

/** §2. */
export const list = defineList({
  name: "neighborhood",
  texts: neighborhoodTexts.list,
  table: routes.list,
  views: "neighborhood.list",
  columns: {
    name: { flex: 2, main: true },
    city: { flex: 1.2, telling: 1.5 },
    postalCodes: { flex: 1 },
    status: { width: 120, tones: neighborhoodTones },
    buildingCount: { width: 120 },
    managedServiceCount: { width: 140 },
    contactEmail: { flex: 1.5, hidden: true },
  },
  filters: { city: { options: routes.cities }, status: {} },
  actions: neighborhoodActions,
});
