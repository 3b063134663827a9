import { DistrictIcon } from "@palier/ui";
import { area } from "#areas/area.ts";
import { neighborhoodAreaTexts as texts } from "./neighborhood.area.texts.ts";

export const neighborhoodArea = area({
  name: "neighborhood",
  entity: "neighborhood",
  texts,
  menu: { group: "property", icon: DistrictIcon, order: 2 },
  list: () => import("./neighborhood.list.ts"),
  record: () => import("./neighborhood.record.tsx"),
  tabs: {
    buildings: async () => ({ Tab: (await import("./neighborhood-tabs.tsx")).NeighborhoodBuildings }),
    "managed-services": async () => ({
      Tab: (await import("./neighborhood-tabs.tsx")).NeighborhoodManagedServices,
    }),
    history: "history",
  },
});
