import { PlaceIcon } from "@palier/ui";
import { area } from "#areas/area.ts";
import { deliveryPointAreaTexts as texts } from "./delivery-point.area.texts.ts";

export const deliveryPointArea = area({
  name: "concierge/delivery-point",
  entity: "deliveryPoint",
  texts,
  menu: { group: "concierge", icon: PlaceIcon, order: 7 },
  list: () => import("./delivery-point.list.ts"),
  record: () => import("./delivery-point.record.tsx"),
  tabs: { history: "history" },
});
