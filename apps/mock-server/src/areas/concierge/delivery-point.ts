import { deliveryPoint } from "@palier/contract";
import { defineArea, rulesOf } from "../../from-contract/define-area.ts";

/** Kept while orders or slots use it; its service pairs are deleted with it. */
export const deliveryPointArea = defineArea({
  area: "concierge/delivery-point",
  rules: [rulesOf(deliveryPoint, { initial: { enabled: true } })],
});
