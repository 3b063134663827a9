import { negotiatedServiceRoutes as routes } from "@palier/contract/areas/negotiated-service";
import { defineList } from "#lists/define-list.ts";
import { EndCell } from "#lists/end-cell.tsx";
import { negotiatedServiceActions } from "./negotiated-service.actions.ts";
import { negotiatedServiceTexts } from "./negotiated-service.texts.ts";

/** §2. In the operator's order. */
export const list = defineList({
  name: "negotiated-service",
  texts: negotiatedServiceTexts.list,
  table: routes.list,
  views: "negotiatedService.list",
  export: routes.export,
  columns: {
    position: { width: 115 },
    name: { flex: 1.7, main: true },
    partner: { flex: 1.2 },
    discountLabel: { flex: 1.6 },
    promoCode: { width: 150, hidden: true },
    startsOn: { width: 115, hidden: true },
    endsOn: { width: 184 },
    enabled: { width: 95 },
    buildingCount: { width: 115 },
  },
  cells: { endsOn: EndCell },
  filters: {},
  order: [{ column: "position", dir: "asc" }],
  actions: negotiatedServiceActions,
});
