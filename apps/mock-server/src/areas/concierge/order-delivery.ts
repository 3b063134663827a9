import {
  deliverySlot,
  isOpenOrder,
  type Order,
  order,
  orderTexts,
  parisInstant,
  parisLocal,
} from "@palier/contract";
import { invalid, refuse } from "../../core/refusal.ts";
import type { RowOf } from "../../world/catalog.ts";
import { save } from "../../world/records.ts";
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
  moveSlots(world, row.id, at);
  return row;
}

const sameInstant = (one: string, other: string | null): boolean =>
  other !== null && Date.parse(one) === Date.parse(other);

/** Slots have neither form nor history. */
function moveSlots(world: World, orderId: number, at: number): void {
  const table = world.table(deliverySlot);
  for (const slot of [...table.rows({ where: [{ column: "orderId", op: "eq", value: orderId }] })])
    table.put({ ...slot, ...placeAt(at, lengthOf(slot)), status: "planned" });
}

/** In ms. */
const lengthOf = ({ date, from, to }: Slot): number =>
  parisInstant(`${date}T${to}`) - parisInstant(`${date}T${from}`);

/** A slot must end on its own day: cut at 23:59. */
function placeAt(at: number, length: number): Pick<Slot, "date" | "from" | "to"> {
  const [date = "", from = ""] = parisLocal(at).split("T");
  const [endDate, to = ""] = parisLocal(at + length).split("T");
  return { date, from: from.slice(0, 5), to: endDate === date ? to.slice(0, 5) : "23:59" };
}
