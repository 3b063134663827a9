import { supplierRoutes as routes } from "@palier/contract/areas/concierge/supplier";
import { defineList } from "#lists/define-list.ts";
import { supplierActions } from "./supplier.actions.ts";
import { supplierTexts } from "./supplier.texts.ts";

/** §2. */
export const list = defineList({
  name: "concierge/supplier",
  texts: supplierTexts.list,
  table: routes.list,
  views: "supplier.list",
  export: routes.export,
  columns: {
    name: { flex: 1, least: 210, main: true, keepsEnd: true },
    // Its contact list has it too: cities and orders tell more.
    email: { flex: 1, least: 304, telling: 0.3 },
    phone: { width: 134 },
    cities: { flex: 2, least: 320, telling: 1.2 },
    themeCount: { width: 100, telling: -1 },
    orderCount: { width: 120 },
    openOrderCount: { width: 120, hidden: true },
    enabled: { width: 84 },
  },
  filters: { city: { options: routes.cities }, enabled: {} },
  actions: supplierActions,
});
