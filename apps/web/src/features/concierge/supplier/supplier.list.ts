import { supplierRoutes as routes } from "@palier/contract/areas/concierge/supplier";
import { defineList } from "#lists/define-list.ts";
import { supplierActions } from "./supplier.actions.ts";
import { supplierTexts } from "./supplier.texts.ts";

/** All concierges (§2: list and export). */
export const list = defineList({
  name: "concierge/supplier",
  texts: supplierTexts.list,
  table: routes.list,
  views: "supplier.list",
  export: routes.export,
  columns: {
    name: { flex: 2, main: true, keepsEnd: true },
    email: { flex: 2 },
    phone: { width: 134 },
    cities: { flex: 1.5 },
    themeCount: { width: 100 },
    orderCount: { width: 120 },
    openOrderCount: { width: 120, hidden: true },
    enabled: { width: 84 },
  },
  filters: { city: { options: routes.cities }, enabled: {} },
  actions: supplierActions,
});
