import { managedServiceRoutes as routes } from "@palier/contract/areas/managed-service";
import { defineList } from "#lists/define-list.ts";
import { managedServiceActions } from "./managed-service.actions.ts";
import { managedServiceTexts } from "./managed-service.texts.ts";

/** §2. In the operator's order. */
export const list = defineList({
  name: "managed-service",
  texts: managedServiceTexts.list,
  table: routes.list,
  views: "managedService.list",
  columns: {
    position: { width: 115 },
    name: { flex: 2, main: true },
    category: { flex: 1 },
    provider: { flex: 1.2 },
    phone: { width: 150, hidden: true },
    email: { flex: 1.2, hidden: true },
    enabled: { width: 95 },
    buildingCount: { width: 115 },
    neighborhoodCount: { width: 115 },
  },
  filters: {},
  order: [{ column: "position", dir: "asc" }],
  actions: managedServiceActions,
});
