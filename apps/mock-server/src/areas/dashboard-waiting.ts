import { type DashboardWaiting, dayMeant } from "@palier/contract";
import type { Condition } from "../store/query.ts";
import type { AnyRow } from "../world/catalog.ts";
import { dayBounds } from "../world/instant.ts";
import type { AdminRow } from "../world/rule-shapes.ts";
import type { World } from "../world/world.ts";
import { ownAlerts } from "./alert.ts";

export function waitingFor(world: World, admin: Pick<AdminRow, "id">): DashboardWaiting["waiting"] {
  const yesterday = dayMeant("yesterday", world.clock.now());
  return {
    associationRequests: rows(world, "ula", is("status", "proofToCheck")),
    openIncidents: rows(world, "incident", openIncident),
    unreadConversations: rows(world, "conversation", is("unread", true)),
    ordersToAccept: rows(world, "order", is("status", "new")),
    lateOrders: rows(world, "order", among("status", ["new", "accepted", "preparing"]), {
      column: "deliveryAt",
      op: "lte",
      value: dayBounds(yesterday)[1],
    }),
    amountsToValidate: rows(world, "order", is("amountStatus", "toValidate")),
    quotationsToPrice: rows(world, "quotation", is("status", "requested")),
    unreadAlerts: rows(world, "alert", ownAlerts(admin), is("read", false)),
    callbacks: rows(world, "callback", is("status", "toHandle")),
  };
}

export const rows = (world: World, entity: string, ...where: readonly Condition<AnyRow>[]): number =>
  world.table(entity).count({ where });

const is = (column: string, value: string | boolean) => ({ column, op: "eq", value }) as const;
const among = (column: string, values: readonly string[]) => ({ column, op: "in", values }) as const;

export const openIncident = among("status", ["open", "inProgress"]);
