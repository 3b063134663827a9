import { serviceRoutes as routes } from "@palier/contract/areas/concierge/service";
import { supplierRoutes } from "@palier/contract/areas/concierge/supplier";
import { themeRoutes } from "@palier/contract/areas/concierge/theme";
import { deletion } from "#actions/deletion.ts";
import { optionsOf } from "#api/options.ts";
import { defineList } from "#lists/define-list.ts";
import { serviceTexts } from "./service.texts.ts";

/** Catalog articles (§2: list and export). */
export const list = defineList({
  name: "concierge/service",
  texts: serviceTexts.list,
  table: routes.list,
  views: "service.list",
  export: routes.export,
  columns: {
    name: { flex: 2.9, main: true, keepsEnd: true },
    reference: { width: 108 },
    themeName: { flex: 1.4 },
    sectionName: { flex: 1.1 },
    subsectionName: { flex: 1, hidden: true },
    // Room for « Conciergerie des … »: its end tells it apart.
    supplierName: { flex: 1.8 },
    priceCents: { width: 100 },
    unit: { width: 82 },
    vatRate: { width: 90, hidden: true },
    available: { width: 110 },
    deliveryPointCount: { width: 160, hidden: true },
  },
  filters: {
    themeId: { options: themeRoutes.search },
    sectionId: { of: "themeId", options: (_params, themeId) => optionsOf(routes.sections, { themeId }) },
    supplierId: { options: supplierRoutes.search },
    available: {},
  },
  actions: [deletion(routes.delete)],
});
