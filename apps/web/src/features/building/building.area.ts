import { buildingNoun } from "@palier/contract/areas/building.noun.texts";
import { BuildingIcon } from "@palier/ui";
import { areaTexts } from "#areas/area.texts.ts";
import { area } from "#areas/area.ts";

export const buildingArea = area({
  name: "building",
  entity: "building",
  texts: areaTexts(buildingNoun, { creates: true }),
  menu: { group: "property", icon: BuildingIcon, order: 1, letter: "i" },
  list: () => import("./building.list.ts"),
  record: () => import("./building.record.tsx"),
  tabs: {
    "managed-services": async () => ({
      Tab: (await import("./building-services.tsx")).BuildingManagedServices,
    }),
    "negotiated-services": async () => ({
      Tab: (await import("./building-services.tsx")).BuildingNegotiatedServices,
    }),
    modules: async () => ({ Tab: (await import("./building-modules.tsx")).BuildingModules }),
    history: "history",
  },
});
