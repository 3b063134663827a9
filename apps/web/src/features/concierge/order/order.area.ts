import { OrdersIcon } from "@palier/ui";
import { area } from "#areas/area.ts";
import { orderAreaTexts as texts } from "./order.area.texts.ts";

export const orderArea = area({
  name: "concierge/order",
  entity: "order",
  texts: texts.order,
  menu: { group: "concierge", icon: OrdersIcon, order: 1 },
  list: () => import("./order.list.ts"),
  record: () => import("./order.record.tsx"),
  recordAt: ":id",
  tabs: { history: "history" },
});
