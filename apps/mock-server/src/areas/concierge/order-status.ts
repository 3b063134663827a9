import {
  deliverySlot,
  type Order,
  order,
  orderTexts,
  orderTransitions,
  service,
  supplier,
} from "@palier/contract";
import type { RowOf } from "../../world/catalog.ts";
import { fullName } from "../../world/full-name.ts";
import { save } from "../../world/records.ts";
import type { Actor } from "../../world/rule-book.ts";
import { needTransition } from "../../world/transition.ts";
import type { World } from "../../world/world.ts";

/** Gives an order its next status, and its slots of the delivery schedule theirs. Throws 409 with the allowed ones. */
export function changeStatus(actor: Actor, before: Order, status: Order["status"]): Order {
  needTransition(orderTransitions, orderTexts.status, before.status, status);
  if (status === before.status) return before;
  const { world, admin } = actor;
  const step = { at: world.clock.instant(), status, byAdmin: fullName(admin) };
  const row = save(actor, order, before, {
    status,
    steps: [...before.steps, step],
    ...takenBy(world, before, status),
    ...proposal(before, status),
  });
  followDelivery(world, row);
  return row;
}

/** An accepted order that no concierge had yet goes to the one of its first article, unless that one is disabled. */
function takenBy(world: World, before: Order, status: Order["status"]): Partial<Order> {
  const first = before.items[0];
  if (status !== "accepted" || before.supplierId !== null || first === undefined) return {};
  const named = world.table(service).get(first.serviceId)?.supplierId ?? 0;
  return { supplierId: world.table(supplier).get(named)?.enabled === true ? named : null };
}

/** Once delivered, the amount is to be validated; the mock's concierges propose what was estimated. */
function proposal(before: Order, status: Order["status"]): Partial<Order> {
  if (status !== "delivered" || before.amountStatus !== "estimated") return {};
  return {
    amountStatus: "toValidate",
    finalAmountCents: before.finalAmountCents ?? before.estimatedAmountCents,
  };
}

/** Slots have no form and no history of their own: they say what their order says. */
function followDelivery(world: World, { id, status, supplierId, supplierName }: Order): void {
  const table = world.table(deliverySlot);
  const where = [{ column: "orderId", op: "eq", value: id } as const];
  for (const slot of [...table.rows({ where })]) {
    table.put({ ...slot, supplierId, supplierName, status: slotStatus(status) ?? slot.status });
  }
}

function slotStatus(status: Order["status"]): RowOf<typeof deliverySlot>["status"] | undefined {
  switch (status) {
    case "delivered":
    case "completed":
      return "delivered";
    case "cancelled":
      return "cancelled";
    case "new":
    case "accepted":
    case "preparing":
      return undefined;
  }
}
