import { quotationRoutes as routes } from "@palier/contract/areas/concierge/quotation";
import { quotationTexts as words } from "@palier/contract/areas/concierge/quotation.texts";
import { supplierRoutes } from "@palier/contract/areas/concierge/supplier";
import { userRoutes } from "@palier/contract/areas/user";
import { defineList } from "#lists/define-list.ts";
import { quotationActions, quotationTones } from "./quotation.actions.tsx";
import { quotationTexts } from "./quotation.texts.ts";
import { figuresAbove } from "./quotation-figures.tsx";

/** §2. */
export const list = defineList({
  name: "concierge/quotation",
  texts: quotationTexts.list,
  table: routes.list,
  views: "quotation.list",
  export: routes.export,
  columns: {
    number: { width: 128, main: true },
    title: { flex: 2, least: 235 },
    userName: { flex: 1, least: 160, main: true, of: "userId" },
    userPhone: { width: 150, hidden: true },
    buildingName: { flex: 1.3, hidden: true, of: "buildingId", keepsEnd: true },
    // Whole or not at all: « Concierge… » distinguishes none.
    supplierName: { flex: 1.2, least: 190, telling: 0.5 },
    amountCents: { width: 106 },
    status: { width: 106, tones: quotationTones },
    validUntil: { width: 136 },
    createdAt: { width: 150, hidden: true },
  },
  filters: {
    status: {},
    supplierId: { options: supplierRoutes.search },
    userId: { options: userRoutes.search },
    createdFrom: {},
    createdTo: {},
    validFrom: { ahead: true },
    validTo: {},
  },
  tabs: { counts: routes.counts, labels: words.tabs, late: "validUntil" },
  order: [{ column: "number", dir: "desc" }],
  actions: quotationActions,
  above: figuresAbove,
});
