import { neighborhoodNoun } from "@palier/contract/areas/neighborhood.noun.texts";
import { DistrictIcon } from "@palier/ui";
import { areaTexts } from "#areas/area.texts.ts";
import { area } from "#areas/area.ts";

export const neighborhoodArea = area({
  name: "neighborhood",
  entity: "neighborhood",
  texts: areaTexts(neighborhoodNoun, { creates: true }),
  menu: { group: "property", icon: DistrictIcon, order: 2, letter: "q" },
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
