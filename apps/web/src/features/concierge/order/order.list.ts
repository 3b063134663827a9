import { buildingRoutes } from "@palier/contract/areas/building";
import { orderRoutes as routes } from "@palier/contract/areas/concierge/order";
import { orderTexts as words } from "@palier/contract/areas/concierge/order.texts";
import { supplierRoutes } from "@palier/contract/areas/concierge/supplier";
import { userRoutes } from "@palier/contract/areas/user";
import { defineList } from "#lists/define-list.ts";
import { orderActions } from "./order.actions.tsx";
import { orderTexts } from "./order.texts.ts";
import { orderTones } from "./order.tones.ts";
import { RefundedCell } from "./refunded-cell.tsx";

/** §2. Held rows open for reading (L14). */
export const list = defineList({
  name: "concierge/order",
  texts: orderTexts.list,
  table: routes.list,
  views: "order.list",
  export: routes.export,
  columns: {
    number: { width: 128, main: true },
    userName: { flex: 1, least: 158, main: true },
    userPhone: { width: 150, hidden: true },
    status: { width: 136, tones: orderTones.status },
    // Both ends of a building's name matter.
    buildingName: { flex: 2, keepsEnd: true },
    supplierName: { flex: 1.2, hidden: true, keepsEnd: true },
    amountStatus: { width: 150, hidden: true, tones: orderTones.amountStatus },
    estimatedAmountCents: { width: 130, hidden: true },
    finalAmountCents: { width: 118 },
    refundedCents: { width: 120, hidden: true },
    deliveryPointName: { flex: 1, hidden: true, keepsEnd: true },
    deliveryAt: { width: 176 },
    createdAt: { width: 145, hidden: true },
  },
  filters: {
    status: {},
    supplierId: { options: supplierRoutes.search },
    // Callers give their name: the resident filter stays in the bar.
    userId: { options: userRoutes.search },
    deliveryFrom: { ahead: true },
    deliveryTo: {},
    buildingId: { options: buildingRoutes.search },
    amountStatus: {},
    createdFrom: {},
    createdTo: {},
  },
  cells: { finalAmountCents: RefundedCell },
  tabs: { counts: routes.counts, labels: words.tabs, late: "deliveryAt" },
  order: [{ column: "number", dir: "desc" }],
  opens: "record",
  actions: orderActions,
});
