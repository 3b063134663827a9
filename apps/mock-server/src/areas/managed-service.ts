import { building, keptReason, managedService, managedServiceTexts, neighborhood } from "@palier/contract";
import { defineArea, rulesOf } from "../from-contract/define-area.ts";
import { assignable } from "../from-contract/link-scope.ts";

export const managedServiceArea = defineArea({
  area: "managed-service",
  rules: [
    rulesOf(managedService, {
      initial: { enabled: true },
      // The contract counts only buildings.
      keep: (row) =>
        keptReason({ counted: "neighborhoodCount", words: managedServiceTexts.keptInNeighborhoods }, row),
    }),
  ],
  scopes: {
    "managedService.forBuilding": (call) =>
      assignable(call, building, call.params.buildingId, "buildingManagedService", "managedServiceId"),
    "managedService.forNeighborhood": (call) =>
      assignable(
        call,
        neighborhood,
        call.params.neighborhoodId,
        "neighborhoodManagedService",
        "managedServiceId",
      ),
  },
});
