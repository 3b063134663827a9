import { supplierNoun } from "@palier/contract/areas/concierge/supplier.noun.texts";
import { ConciergeIcon } from "@palier/ui";
import { areaTexts } from "#areas/area.texts.ts";
import { area } from "#areas/area.ts";

export const supplierArea = area({
  name: "concierge/supplier",
  entity: "supplier",
  texts: areaTexts(supplierNoun, { creates: true }),
  menu: { group: "concierge", icon: ConciergeIcon, order: 10, letter: "k" },
  list: () => import("./supplier.list.ts"),
  record: () => import("./supplier.record.tsx"),
  tabs: {
    services: async () => ({ Tab: (await import("./supplier-offer.tsx")).SupplierOffer }),
    history: "history",
  },
});
