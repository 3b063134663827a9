import { building, negotiatedService } from "@palier/contract";
import { defineArea, rulesOf } from "../from-contract/define-area.ts";
import { assignable } from "../from-contract/link-scope.ts";

export const negotiatedServiceArea = defineArea({
  area: "negotiated-service",
  rules: [rulesOf(negotiatedService, { initial: { enabled: true } })],
  scopes: {
    "negotiatedService.forBuilding": (call) =>
      assignable(call, building, call.params.buildingId, "buildingNegotiatedService", "negotiatedServiceId"),
  },
});
