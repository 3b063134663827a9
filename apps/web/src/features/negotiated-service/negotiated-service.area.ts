import { ChevronsIcon, NegotiatedServiceIcon } from "@palier/ui";
import { area } from "#areas/area.ts";
import { negotiatedServiceAreaTexts as texts } from "./negotiated-service.area.texts.ts";

export const negotiatedServiceArea = area({
  name: "negotiated-service",
  at: "negotiated-services",
  entity: "negotiatedService",
  texts,
  menu: { group: "services", icon: NegotiatedServiceIcon, order: 2, letter: "e" },
  list: () => import("./negotiated-service.list.ts"),
  record: () => import("./negotiated-service.record.tsx"),
  tabs: {
    buildings: async () => ({
      Tab: (await import("./negotiated-service-tabs.tsx")).NegotiatedServiceBuildings,
    }),
    history: "history",
  },
  screens: {
    order: {
      title: texts.order,
      icon: ChevronsIcon,
      load: async () => ({ Screen: (await import("./negotiated-service-order.tsx")).NegotiatedServiceOrder }),
    },
  },
});
