import { BuildingIcon } from "@palier/ui";
import { area } from "#areas/area.ts";
import { buildingAreaTexts as texts } from "./building.area.texts.ts";

export const buildingArea = area({
  name: "building",
  entity: "building",
  texts,
  menu: { group: "property", icon: BuildingIcon, order: 1 },
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
