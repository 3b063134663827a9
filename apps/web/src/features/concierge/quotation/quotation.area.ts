import { QuotationIcon } from "@palier/ui";
import { area } from "#areas/area.ts";
import { quotationAreaTexts as texts } from "./quotation.area.texts.ts";

export const quotationArea = area({
  name: "concierge/quotation",
  entity: "quotation",
  texts,
  menu: { group: "concierge", icon: QuotationIcon, order: 3 },
  list: () => import("./quotation.list.ts"),
  record: () => import("./quotation.record.tsx"),
  tabs: { history: "history" },
});
