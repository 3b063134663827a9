import { ConciergeIcon } from "@palier/ui";
import { area } from "#areas/area.ts";
import { supplierAreaTexts as texts } from "./supplier.area.texts.ts";

export const supplierArea = area({
  name: "concierge/supplier",
  entity: "supplier",
  texts,
  menu: { group: "concierge", icon: ConciergeIcon, order: 10 },
  list: () => import("./supplier.list.ts"),
  record: () => import("./supplier.record.tsx"),
  tabs: {
    services: async () => ({ Tab: (await import("./supplier-offer.tsx")).SupplierOffer }),
    history: "history",
  },
});
