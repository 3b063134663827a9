import { building, managedService, negotiatedService } from "@palier/contract";
import { defineArea, rulesOf } from "../from-contract/define-area.ts";
import { linkedTo, notLinkedTo } from "../from-contract/link-scope.ts";
import { pairTable } from "../from-contract/pair-table.ts";

const managed = "buildingManagedService";
const negotiated = "buildingNegotiatedService";
const managedPairs = pairTable(managed, building, managedService);
const negotiatedPairs = pairTable(negotiated, building, negotiatedService);

export const buildingArea = defineArea({
  area: "building",
  rules: [rulesOf(building, { unique: ["reference"], initial: { status: "draft" } })],
  counts: [
    { on: "neighborhood", column: "buildingCount", of: "building", by: "neighborhoodId" },
    { on: "wallet", column: "buildingCount", of: "building", by: "walletId" },
    { on: "wallet", column: "lotCount", of: "building", by: "walletId", sum: "lotCount" },
    { on: "managedService", column: "buildingCount", of: managed, by: "managedServiceId" },
    { on: "negotiatedService", column: "buildingCount", of: negotiated, by: "negotiatedServiceId" },
  ],
  links: [managedPairs.link, negotiatedPairs.link],
  scopes: {
    "building.withManagedService": (call) =>
      linkedTo(call, managedService, call.params.managedServiceId, managed, "buildingId"),
    "building.withNegotiatedService": (call) =>
      linkedTo(call, negotiatedService, call.params.negotiatedServiceId, negotiated, "buildingId"),
    "building.withoutManagedService": (call) =>
      notLinkedTo(call, managedService, call.params.managedServiceId, managed, "buildingId"),
    "building.withoutNegotiatedService": (call) =>
      notLinkedTo(call, negotiatedService, call.params.negotiatedServiceId, negotiated, "buildingId"),
    "building.negotiatedServices": (call) =>
      linkedTo(call, building, call.params.buildingId, negotiated, "negotiatedServiceId"),
  },
  handlers: {
    "building.addManagedService": managedPairs.add,
    "building.removeManagedService": managedPairs.remove,
    "building.addNegotiatedService": negotiatedPairs.add,
    "building.removeNegotiatedService": negotiatedPairs.remove,
  },
});
