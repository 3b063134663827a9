import { quotation, quotationTexts, quotationTransitions } from "@palier/contract";
import { defineArea, rulesOf } from "../../from-contract/define-area.ts";
import { needTransition } from "../../world/transition.ts";
import { figuresOf } from "./quotation-figures.ts";

/** Quotations: requested → sent → accepted, refused or expired; figures that follow the list's filters. */
export const quotationArea = defineArea({
  area: "concierge/quotation",
  rules: [
    rulesOf(quotation, {
      next: ({ status }) => ({ status: quotationTransitions[status] }),
      name: ({ number }) => number,
      check: ({ status }, { before }) => {
        if (before) needTransition(quotationTransitions, quotationTexts.status, before.status, status);
        return [];
      },
    }),
  ],
  copies: [
    { to: "quotation", column: "userName", by: "userId", from: "user", read: "fullName" },
    { to: "quotation", column: "buildingName", by: "buildingId", from: "building", read: "name" },
    { to: "quotation", column: "supplierName", by: "supplierId", from: "supplier", read: "name" },
  ],
  handlers: {
    "quotation.infoBlock": ({ world, body }) => figuresOf(world, body),
  },
});
