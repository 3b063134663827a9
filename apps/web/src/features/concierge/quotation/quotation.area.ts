import { quotationNoun } from "@palier/contract/areas/concierge/quotation.noun.texts";
import { QuotationIcon } from "@palier/ui";
import { areaTexts } from "#areas/area.texts.ts";
import { area } from "#areas/area.ts";

export const quotationArea = area({
  name: "concierge/quotation",
  entity: "quotation",
  texts: areaTexts(quotationNoun),
  menu: { group: "concierge", icon: QuotationIcon, order: 3, letter: "f", waits: ["quotationsToPrice"] },
  list: () => import("./quotation.list.ts"),
  record: () => import("./quotation.record.tsx"),
  tabs: { history: "history" },
});
