import { building, managedService, negotiatedService } from "@palier/contract";
import { defineArea, rulesOf } from "../from-contract/define-area.ts";
import { assign, unassign } from "../world/assignments.ts";
import { linkedTo, notLinkedTo } from "../world/link-scope.ts";
import { need } from "../world/records.ts";

const managed = "buildingManagedService";
const negotiated = "buildingNegotiatedService";

/** Buildings: unique by reference, in a neighbourhood and a wallet, with the services that are assigned to them. */
export const buildingArea = defineArea({
  area: "building",
  rules: [rulesOf(building, { unique: ["reference"], initial: { status: "draft" } })],
  copies: [
    { to: "building", column: "neighborhoodName", by: "neighborhoodId", from: "neighborhood", read: "name" },
    { to: "building", column: "walletName", by: "walletId", from: "wallet", read: "name" },
  ],
  counts: [
    { on: "neighborhood", column: "buildingCount", of: "building", by: "neighborhoodId" },
    { on: "wallet", column: "buildingCount", of: "building", by: "walletId" },
    { on: "wallet", column: "lotCount", of: "building", by: "walletId", sum: "lotCount" },
    { on: "managedService", column: "buildingCount", of: managed, by: "managedServiceId" },
    { on: "negotiatedService", column: "buildingCount", of: negotiated, by: "negotiatedServiceId" },
  ],
  links: [
    {
      table: managed,
      ends: [
        { column: "buildingId", entity: "building" },
        { column: "managedServiceId", entity: "managedService" },
      ],
    },
    {
      table: negotiated,
      ends: [
        { column: "buildingId", entity: "building" },
        { column: "negotiatedServiceId", entity: "negotiatedService" },
      ],
    },
  ],
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
    "building.addManagedService": (call) => {
      const { buildingId, managedServiceId } = call.params;
      return assign(
        call,
        managed,
        need(call, building, buildingId),
        need(call, managedService, managedServiceId),
      );
    },
    "building.removeManagedService": (call) => {
      const { buildingId, managedServiceId } = call.params;
      return unassign(
        call,
        managed,
        need(call, building, buildingId),
        need(call, managedService, managedServiceId),
      );
    },
    "building.addNegotiatedService": (call) => {
      const { buildingId, negotiatedServiceId } = call.params;
      const service = need(call, negotiatedService, negotiatedServiceId);
      return assign(call, negotiated, need(call, building, buildingId), service);
    },
    "building.removeNegotiatedService": (call) => {
      const { buildingId, negotiatedServiceId } = call.params;
      const service = need(call, negotiatedService, negotiatedServiceId);
      return unassign(call, negotiated, need(call, building, buildingId), service);
    },
  },
});
