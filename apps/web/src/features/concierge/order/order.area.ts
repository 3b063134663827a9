import { orderNoun } from "@palier/contract/areas/concierge/order.noun.texts";
import { OrdersIcon } from "@palier/ui";
import { areaTexts } from "#areas/area.texts.ts";
import { area } from "#areas/area.ts";

export const orderArea = area({
  name: "concierge/order",
  entity: "order",
  texts: areaTexts(orderNoun, { creates: true }),
  menu: {
    group: "concierge",
    icon: OrdersIcon,
    order: 1,
    letter: "c",
    waits: ["ordersToAccept", "lateOrders"],
  },
  list: () => import("./order.list.ts"),
  record: () => import("./order.record.tsx"),
  recordAt: ":id",
  tabs: { history: "history" },
});
