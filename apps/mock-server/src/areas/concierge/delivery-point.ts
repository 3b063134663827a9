import { deliveryPoint } from "@palier/contract";
import { defineArea, rulesOf } from "../../from-contract/define-area.ts";

/** Deletion also deletes its service pairs. */
export const deliveryPointArea = defineArea({
  area: "concierge/delivery-point",
  rules: [rulesOf(deliveryPoint, { initial: { enabled: true } })],
});
