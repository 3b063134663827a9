import { deliveryPointNoun } from "@palier/contract/areas/concierge/delivery-point.noun.texts";
import { PlaceIcon } from "@palier/ui";
import { areaTexts } from "#areas/area.texts.ts";
import { area } from "#areas/area.ts";

export const deliveryPointArea = area({
  name: "concierge/delivery-point",
  entity: "deliveryPoint",
  texts: areaTexts(deliveryPointNoun, { creates: true }),
  menu: { group: "concierge", icon: PlaceIcon, order: 7, letter: "l" },
  list: () => import("./delivery-point.list.ts"),
  record: () => import("./delivery-point.record.tsx"),
  tabs: { history: "history" },
});
