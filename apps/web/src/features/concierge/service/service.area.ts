import { ServiceIcon } from "@palier/ui";
import { area } from "#areas/area.ts";
import { serviceAreaTexts as texts } from "./service.area.texts.ts";

export const serviceArea = area({
  name: "concierge/service",
  entity: "service",
  texts,
  menu: { group: "concierge", icon: ServiceIcon, order: 4 },
  list: () => import("./service.list.ts"),
  record: () => import("./service.record.tsx"),
  tabs: {
    "delivery-points": async () => ({ Tab: (await import("./service-points.tsx")).ServicePoints }),
    history: "history",
  },
});
