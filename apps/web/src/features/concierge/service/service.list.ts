import { serviceRoutes as routes } from "@palier/contract/areas/concierge/service";
import { supplierRoutes } from "@palier/contract/areas/concierge/supplier";
import { themeRoutes } from "@palier/contract/areas/concierge/theme";
import { deletion } from "#actions/deletion.ts";
import { optionsOf } from "#api/options.ts";
import { defineList } from "#lists/define-list.ts";
import { serviceTexts } from "./service.texts.ts";

/** §2. */
export const list = defineList({
  name: "concierge/service",
  texts: serviceTexts.list,
  table: routes.list,
  views: "service.list",
  export: routes.export,
  columns: {
    // Names distinguish articles, units prices; theme and section, which filters narrow, give way.
    name: { flex: 2.9, least: 284, main: true, keepsEnd: true },
    reference: { width: 102 },
    themeName: { flex: 1.4, least: 150, telling: 0.7 },
    sectionName: { flex: 1.1, least: 160, telling: 0.5 },
    subsectionName: { flex: 1, hidden: true },
    supplierName: { flex: 1.8, least: 204 },
    priceCents: { width: 100 },
    unit: { width: 82, telling: 0.8 },
    vatRate: { width: 90, hidden: true },
    available: { width: 106 },
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
