import { managedService, neighborhood } from "@palier/contract";
import { defineArea, rulesOf } from "../from-contract/define-area.ts";
import { assignable } from "../from-contract/link-scope.ts";
import { pairTable } from "../from-contract/pair-table.ts";

const managed = "neighborhoodManagedService";
const managedPairs = pairTable(managed, neighborhood, managedService);

export const neighborhoodArea = defineArea({
  area: "neighborhood",
  rules: [rulesOf(neighborhood, { initial: { status: "draft" } })],
  counts: [
    { on: "neighborhood", column: "managedServiceCount", of: managed, by: "neighborhoodId" },
    { on: "managedService", column: "neighborhoodCount", of: managed, by: "managedServiceId" },
  ],
  links: [managedPairs.link],
  scopes: {
    "neighborhood.forManagedService": (call) =>
      assignable(call, managedService, call.params.managedServiceId, managed, "neighborhoodId"),
  },
  handlers: {
    "neighborhood.addManagedService": managedPairs.add,
    "neighborhood.removeManagedService": managedPairs.remove,
  },
});
