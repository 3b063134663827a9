import { deliveryPointRoutes as routes } from "@palier/contract/areas/concierge/delivery-point";
import { deletion } from "#actions/deletion.ts";
import { defineList } from "#lists/define-list.ts";
import { deliveryPointTexts } from "./delivery-point.texts.ts";

/** §2. */
export const list = defineList({
  name: "concierge/delivery-point",
  texts: deliveryPointTexts.list,
  table: routes.list,
  views: "deliveryPoint.list",
  export: routes.export,
  columns: {
    name: { flex: 2, least: 290, main: true, keepsEnd: true },
    kind: { width: 94 },
    // Implied by the name.
    buildingName: { flex: 1.5, hidden: true, keepsEnd: true },
    street: { flex: 1.5, hidden: true },
    // Less important than the hours.
    postalCode: { width: 104, telling: 0.5 },
    city: { flex: 0.8 },
    openingHours: { width: 248 },
    capacity: { width: 100 },
    enabled: { width: 84 },
  },
  filters: { city: { options: routes.cities }, kind: {} },
  actions: [deletion(routes.delete, { instead: deliveryPointTexts.instead })],
});
