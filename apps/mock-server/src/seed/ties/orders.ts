/** What the delivery schedule and the suppliers need to know of an order without generating its row. */

import { day, hour, mondayOf, parisOffset } from "../calendar.ts";
import { type Family, family, once, tally } from "../family.ts";
import { weights } from "../random.ts";
import type { Seeding } from "../seeding.ts";
import { arrival } from "../seeding.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Residents } from "./residents.ts";

const fresh = weights([
  ["new", 55],
  ["accepted", 30],
  ["cancelled", 15],
]);
const running = weights([
  ["accepted", 30],
  ["preparing", 40],
  ["delivered", 20],
  ["cancelled", 10],
]);
const past = weights([
  ["completed", 86],
  ["delivered", 4],
  ["cancelled", 10],
]);

export type Orders = ReturnType<typeof ordersOf>;

export function ordersOf(seeding: Seeding, residents: Residents, catalogue: Catalogue) {
  const { order, service, deliveryPoint } = seeding.counts;
  const moments = seeding.stream("order.moment");
  const states = seeding.stream("order.status");
  const who = seeding.stream("order.resident");
  const what = seeding.stream("order.service");
  const where = seeding.stream("order.deliveryPoint");
  const delivery = seeding.stream("order.delivery");

  const ties = {
    /** Who of the staff does what with an order. */
    staff: seeding.stream("order.admin"),
    createdAt: (index: number): number => arrival(seeding, index, order, 380, moments.at(index)),
    status: (index: number) => {
      const age = seeding.now - ties.createdAt(index);
      return states.at(index).weighted(age < 3 * day ? fresh : age < 14 * day ? running : past);
    },
    resident: (index: number) => residents.settled(who, index),
    service: (index: number) => what.below(index, service),
    /** −1 for a new order that no concierge has taken yet. */
    supplier: (index: number) =>
      ties.status(index) === "new" ? -1 : catalogue.supplier(ties.service(index)),
    /** −1: handed over at home. */
    deliveryPoint: (index: number) =>
      deliveryPoint === 0 || where.below(index, 100) < 14
        ? -1
        : where.below(index + 0x1000_0000, deliveryPoint),
    /**
     * When it is, or was, handed over: on a half-hour of the day in Paris, Monday to Saturday, after the order. What is
     * delivered is in the past, what is not in the future; null for an order that was cancelled early.
     */
    deliveryAt: (index: number): number | null => {
      const random = delivery.at(index);
      const status = ties.status(index);
      if (status === "cancelled" && random.chance(0.5)) return null;
      const over = status === "delivered" || status === "completed";
      const missed = status === "preparing" && random.chance(0.12);
      const created = ties.createdAt(index);
      const halfHour = 16 + random.below(21);
      if (over || missed) {
        const at = workingSlot(created, random.int(1, 6), halfHour);
        // Orders of these states are three days old at least, so the day after them is past.
        return at < seeding.now ? at : workingSlot(created, 1, 18);
      }
      if (status === "cancelled") return workingSlot(created, random.int(1, 6), halfHour);
      const at = workingSlot(seeding.now, random.int(0, 12), halfHour);
      return at > seeding.now ? at : workingSlot(seeding.now, 1, halfHour);
    },
    slots: once(
      (): Family =>
        family(order, (index) => (ties.deliveryPoint(index) >= 0 && ties.deliveryAt(index) !== null ? 1 : 0)),
    ),
    bySupplier: once(
      (): Int32Array => tally(seeding.counts.supplier, order, (index) => ties.supplier(index)),
    ),
  };
  return ties;
}

/** `days` after a moment, at a half-hour of the day in Paris (18 is 9:00); a Sunday moves to Monday. */
function workingSlot(from: number, days: number, halfHour: number): number {
  const date = from - (from % day) + days * day;
  const sunday = date === mondayOf(date) + 6 * day;
  const midnight = sunday ? date + day : date;
  return midnight + (halfHour * hour) / 2 - parisOffset(midnight + 12 * hour);
}
