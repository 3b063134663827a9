import { deliveryPoint } from "@palier/contract";
import { defineArea, rulesOf } from "../../from-contract/define-area.ts";

/** Delivery points: kept while orders or slots use them; their service pairs are deleted with them. */
export const deliveryPointArea = defineArea({
  area: "concierge/delivery-point",
  rules: [rulesOf(deliveryPoint, { initial: { enabled: true } })],
});
