import { serviceNoun } from "@palier/contract/areas/concierge/service.noun.texts";
import { ServiceIcon } from "@palier/ui";
import { areaTexts } from "#areas/area.texts.ts";
import { area } from "#areas/area.ts";

export const serviceArea = area({
  name: "concierge/service",
  entity: "service",
  texts: areaTexts(serviceNoun, { creates: true }),
  menu: { group: "concierge", icon: ServiceIcon, order: 4, letter: "s" },
  list: () => import("./service.list.ts"),
  record: () => import("./service.record.tsx"),
  tabs: {
    "delivery-points": async () => ({ Tab: (await import("./service-points.tsx")).ServicePoints }),
    history: "history",
  },
});
