import { supplierRoutes as routes } from "@palier/contract/areas/concierge/supplier";
import { deletion } from "#actions/deletion.ts";
import { defineList, type RowOf } from "#lists/define-list.ts";
import { supplierTexts } from "./supplier.texts.ts";

export const supplierActions = [deletion(routes.delete, ({ name }: RowOf<typeof routes.list>) => name)];

/** Everybody who fulfils concierge orders, with the specification's list and export (§2). */
export const list = defineList({
  name: "concierge/supplier",
  texts: supplierTexts.list,
  table: routes.list,
  export: routes.export,
  columns: {
    name: { flex: 2, main: true },
    email: { flex: 2 },
    phone: { width: 150 },
    cities: { flex: 1.5 },
    themeCount: { width: 100 },
    orderCount: { width: 120 },
    enabled: { width: 100 },
  },
  filters: { city: { options: routes.cities }, enabled: {} },
  order: [{ column: "name", dir: "asc" }],
  rowName: (row) => row.name,
  actions: supplierActions,
});
