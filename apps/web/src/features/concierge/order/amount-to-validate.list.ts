import { buildingRoutes } from "@palier/contract/areas/building";
import { orderRoutes as routes } from "@palier/contract/areas/concierge/order";
import { supplierRoutes } from "@palier/contract/areas/concierge/supplier";
import { userRoutes } from "@palier/contract/areas/user";
import { defineList } from "#lists/define-list.ts";
import { amountDecisions } from "./order.amounts.tsx";
import { orderArea } from "./order.area.ts";
import { orderTexts } from "./order.texts.ts";
import { orderTones } from "./order.tones.ts";

export const list = defineList({
  name: "amount-to-validate",
  texts: orderTexts.amountToValidate,
  table: routes.amountToValidate,
  views: "order.amountToValidate",
  columns: {
    number: { width: 128, main: true },
    userName: { flex: 1, least: 140, telling: 3.5 },
    finalAmountCents: { width: 110, main: true },
    estimatedAmountCents: { width: 124 },
    supplierName: { flex: 1.4, least: 170, keepsEnd: true },
    status: { width: 104, tones: orderTones.status },
    deliveryAt: { width: 150 },
  },
  filters: {
    status: {},
    supplierId: { options: supplierRoutes.search },
    buildingId: { options: buildingRoutes.search },
    deliveryFrom: { ahead: true },
    deliveryTo: {},
    userId: { options: userRoutes.search },
  },
  order: [{ column: "deliveryAt", dir: "asc" }],
  open: ({ id }) => orderArea.paths.record(id),
  opens: "record",
  actions: amountDecisions,
});
