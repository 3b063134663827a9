import { managedService, neighborhood } from "@palier/contract";
import { type CallOf, defineArea, rulesOf } from "../from-contract/define-area.ts";
import { assign, unassign } from "../world/assignments.ts";
import { assignable } from "../world/link-scope.ts";
import { need } from "../world/records.ts";

const managed = "neighborhoodManagedService";

/** Neighbourhoods: groups of buildings, with the managed services that are assigned to them. */
export const neighborhoodArea = defineArea({
  area: "neighborhood",
  rules: [rulesOf(neighborhood, { initial: { status: "draft" } })],
  counts: [
    { on: "neighborhood", column: "managedServiceCount", of: managed, by: "neighborhoodId" },
    { on: "managedService", column: "neighborhoodCount", of: managed, by: "managedServiceId" },
  ],
  links: [
    {
      table: managed,
      ends: [
        { column: "neighborhoodId", entity: "neighborhood" },
        { column: "managedServiceId", entity: "managedService" },
      ],
    },
  ],
  scopes: {
    "neighborhood.forManagedService": (call) =>
      assignable(call, managedService, call.params.managedServiceId, managed, "neighborhoodId"),
  },
  handlers: {
    "neighborhood.addManagedService": (call) => assign(call, managed, ...ends(call)),
    "neighborhood.removeManagedService": (call) => unassign(call, managed, ...ends(call)),
  },
});

function ends(call: CallOf<"neighborhood.addManagedService" | "neighborhood.removeManagedService">) {
  const { neighborhoodId, managedServiceId } = call.params;
  return [need(call, neighborhood, neighborhoodId), need(call, managedService, managedServiceId)] as const;
}
