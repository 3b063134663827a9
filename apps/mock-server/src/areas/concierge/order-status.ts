import {
  deliverySlot,
  isOpenOrder,
  type Order,
  order,
  orderTexts,
  orderTransitions,
  parisInstant,
  service,
  supplier,
} from "@palier/contract";
import { invalid } from "../../core/refusal.ts";
import type { RowOf } from "../../world/catalog.ts";
import { fullName } from "../../world/full-name.ts";
import { isOffered } from "../../world/offered.ts";
import { save } from "../../world/records.ts";
import type { Actor } from "../../world/rule-book.ts";
import { needTransition } from "../../world/transition.ts";
import type { World } from "../../world/world.ts";

type Slot = RowOf<typeof deliverySlot>;
type StatusChange = Pick<Order, "status"> & Partial<Pick<Order, "supplierId">>;

/** Throws 409 with the allowed statuses, 422 if no concierge takes the accepted order. */
export function changeStatus(actor: Actor, before: Order, { status, supplierId }: StatusChange): Order {
  needTransition(orderTransitions, orderTexts.status, before.status, status);
  const isMoved = status !== before.status;
  if (!isMoved && (supplierId === undefined || supplierId === before.supplierId)) return before;
  const { world, admin } = actor;
  const step = { at: world.clock.instant(), status, byAdmin: fullName(admin) };
  const row = save(actor, order, before, {
    status,
    ...(isMoved ? { steps: [...before.steps, step] } : {}),
    ...(status === "accepted" ? { supplierId: concierge(world, before, supplierId ?? null) } : {}),
    ...proposal(before, status),
  });
  followDelivery(world, row);
  return row;
}

/** The chosen concierge, else the first article's. Only the order's present one may be disabled. */
function concierge(world: World, { items, supplierId }: Order, chosen: number | null): number {
  if (chosen !== null && chosen === supplierId) return chosen;
  const [first] = items;
  const named = first === undefined ? undefined : world.table(service).get(first.serviceId)?.supplierId;
  const takes = world.table(supplier).get(chosen ?? named ?? 0);
  if (takes !== undefined && isOffered(world, supplier.name, takes)) return takes.id;
  throw invalid([{ path: "supplierId", message: orderTexts.refusals.supplierMissing }]);
}

function proposal(before: Order, status: Order["status"]): Partial<Order> {
  if (status !== "delivered" || before.amountStatus !== "estimated") return {};
  return {
    amountStatus: "toValidate",
    finalAmountCents: before.finalAmountCents ?? before.estimatedAmountCents,
  };
}

/** After an undo: what was delivered or cancelled is planned again, or missed where its time is over. */
export function reopenDelivery(world: World, row: Order): void {
  followDelivery(world, row);
  if (!isOpenOrder(row.status)) return;
  const table = world.table(deliverySlot);
  const where = [
    { column: "orderId", op: "eq", value: row.id } as const,
    { column: "status", op: "in", values: ["delivered", "cancelled"] } as const,
  ];
  const isOver = ({ date, to }: Slot): boolean => parisInstant(`${date}T${to}`) <= world.clock.now();
  for (const slot of [...table.rows({ where })])
    table.put({ ...slot, status: isOver(slot) ? "missed" : "planned" });
}

/** Slots have neither form nor history. */
function followDelivery(world: World, { id, status, supplierId, supplierName }: Order): void {
  const table = world.table(deliverySlot);
  const where = [{ column: "orderId", op: "eq", value: id } as const];
  for (const slot of [...table.rows({ where })]) {
    table.put({ ...slot, supplierId, supplierName, status: slotStatus(status) ?? slot.status });
  }
}

function slotStatus(status: Order["status"]): Slot["status"] | undefined {
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
