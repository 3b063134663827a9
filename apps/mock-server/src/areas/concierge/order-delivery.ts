import { deliverySlot, isOpenOrder, type Order, order, orderTexts, parisLocal } from "@palier/contract";
import { invalid, refuse } from "../../core/refusal.ts";
import type { RowOf } from "../../world/catalog.ts";
import { put, save } from "../../world/records.ts";
import type { Actor } from "../../world/rule-book.ts";
import type { World } from "../../world/world.ts";

type Slot = RowOf<typeof deliverySlot>;

/** Throws 409 unless the order is open, 422 for a past time. */
export function moveDelivery(actor: Actor, before: Order, deliveryAt: string): Order {
  if (sameInstant(deliveryAt, before.deliveryAt)) return before;
  if (!isOpenOrder(before.status))
    throw refuse("wrong-state", {
      detail: orderTexts.refusals.deliveryState,
      allowed: ["new", "accepted", "preparing"],
    });
  const { world } = actor;
  const at = Date.parse(deliveryAt);
  if (at < world.clock.now())
    throw invalid([{ path: "deliveryAt", message: orderTexts.refusals.deliveryPast }]);
  const row = save(actor, order, before, { deliveryAt });
  const slots = [
    ...world.table(deliverySlot).rows({ where: [{ column: "orderId", op: "eq", value: row.id }] }),
  ];
  if (slots.length === 0) planSlot(world, row);
  else moveSlots(world, slots, at);
  return row;
}

/** A delivery to a point has its slot in the schedule; one at home has none. */
export function planSlot(world: World, { id, userId, deliveryPointId, supplierId, deliveryAt }: Order): void {
  if (deliveryPointId === null || deliveryAt === null) return;
  const place = placeAt(Date.parse(deliveryAt), usualLength);
  put(world, deliverySlot.name, {
    ...place,
    deliveryPointId,
    supplierId,
    orderId: id,
    userId,
    status: "planned",
  });
}

const sameInstant = (one: string, other: string | null): boolean =>
  other !== null && Date.parse(one) === Date.parse(other);

/** Slots have neither form nor history. */
function moveSlots(world: World, slots: readonly Slot[], at: number): void {
  for (const slot of slots)
    world.table(deliverySlot).put({ ...slot, ...placeAt(at, lengthOf(slot)), status: "planned" });
}

const lastMinute = "23:59";
/** Ms. */
const usualLength = 90 * 60_000;

/** Ms by the clock on the wall, which Paris moves twice a year. A slot cut at midnight has lost its own. */
function lengthOf({ from, to }: Slot): number {
  const own = timeOfDay(to) - timeOfDay(from);
  return to === lastMinute ? Math.max(own, usualLength) : own;
}

/** A slot must end on its own day: cut at 23:59. */
function placeAt(at: number, length: number): Pick<Slot, "date" | "from" | "to"> {
  const [date = "", time = ""] = parisLocal(at).split("T");
  const from = time.slice(0, 5);
  const [endDate, end = ""] = new Date(timeOfDay(from) + length).toISOString().split("T");
  return { date, from, to: endDate === epochDay ? end.slice(0, 5) : lastMinute };
}

const epochDay = "1970-01-01";
const timeOfDay = (time: string): number => Date.parse(`${epochDay}T${time}Z`);
