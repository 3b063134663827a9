import { ChevronsIcon, ManagedServiceIcon } from "@palier/ui";
import { area } from "#areas/area.ts";
import { managedServiceAreaTexts as texts } from "./managed-service.area.texts.ts";

export const managedServiceArea = area({
  name: "managed-service",
  at: "managed-services",
  entity: "managedService",
  texts,
  menu: { group: "services", icon: ManagedServiceIcon, order: 1, letter: "g" },
  list: () => import("./managed-service.list.ts"),
  record: () => import("./managed-service.record.tsx"),
  tabs: {
    buildings: async () => ({ Tab: (await import("./managed-service-tabs.tsx")).ManagedServiceBuildings }),
    neighborhoods: async () => ({
      Tab: (await import("./managed-service-tabs.tsx")).ManagedServiceNeighborhoods,
    }),
    history: "history",
  },
  screens: {
    order: {
      title: texts.order,
      icon: ChevronsIcon,
      load: async () => ({ Screen: (await import("./managed-service-order.tsx")).ManagedServiceOrder }),
    },
  },
});
