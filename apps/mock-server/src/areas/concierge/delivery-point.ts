import { deliveryPoint } from "@palier/contract";
import { defineArea, rulesOf } from "../../from-contract/define-area.ts";

/** Delivery points: one that orders or slots need stays; its pairs with services go with it. */
export const deliveryPointArea = defineArea({
  area: "concierge/delivery-point",
  rules: [rulesOf(deliveryPoint, { initial: { enabled: true } })],
});
