import { buildingRoutes as routes } from "@palier/contract/areas/building";
import { neighborhoodRoutes } from "@palier/contract/areas/neighborhood";
import { walletRoutes } from "@palier/contract/areas/wallet";
import { defineList } from "#lists/define-list.ts";
import { buildingActions } from "./building.actions.ts";
import { buildingTexts } from "./building.texts.ts";

export const buildingTones = { draft: "neutral", active: "success", archived: "warning" } as const;

/** §2. */
export const list = defineList({
  name: "building",
  texts: buildingTexts.list,
  table: routes.list,
  views: "building.list",
  export: routes.export,
  columns: {
    name: { flex: 2, main: true },
    reference: { width: 108 },
    street: { flex: 2, hidden: true },
    postalCode: { width: 108 },
    city: { flex: 1, telling: 1.5 },
    neighborhoodName: { flex: 1.2 },
    walletName: { flex: 1.2, hidden: true },
    status: { width: 120, tones: buildingTones },
    lotCount: { width: 82 },
    userCount: { width: 105 },
    managerEmail: { flex: 1.5, hidden: true },
    createdAt: { width: 150, hidden: true },
  },
  filters: {
    city: { options: routes.cities },
    neighborhoodId: { options: neighborhoodRoutes.search },
    walletId: { options: walletRoutes.search },
    status: {},
  },
  actions: buildingActions,
});
