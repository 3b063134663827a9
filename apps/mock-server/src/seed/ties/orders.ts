/** What the delivery schedule and the suppliers need to know of an order without generating its row. */

import { isOpenOrder } from "@palier/contract";
import { type Rng, weights } from "../../core/random.ts";
import { day, hour, mondayOf, parisAhead } from "../calendar.ts";
import { family, lately, tally } from "../family.ts";
import type { Seeding } from "../seeding.ts";
import { arrival } from "../seeding.ts";
import type { Buildings } from "./buildings.ts";
import type { Catalogue } from "./catalogue.ts";
import type { DeliveryPoints } from "./delivery-points.ts";
import type { Home, Residents } from "./residents.ts";

const fresh = weights([
  ["new", 55],
  ["accepted", 30],
  ["cancelled", 15],
]);
const running = weights([
  ["accepted", 20],
  ["preparing", 30],
  ["delivered", 25],
  ["completed", 15],
  ["cancelled", 10],
]);
const past = weights([
  ["completed", 86],
  ["delivered", 4],
  ["cancelled", 10],
]);

type OrderStatus = "new" | "accepted" | "preparing" | "delivered" | "completed" | "cancelled";

interface Around {
  readonly buildings: Buildings;
  readonly residents: Residents;
  readonly catalogue: Catalogue;
  readonly deliveryPoints: DeliveryPoints;
}

export function ordersOf(seeding: Seeding, { buildings, residents, catalogue, deliveryPoints }: Around) {
  const { order, service, supplier } = seeding.counts;
  const moments = seeding.stream("order.moment");
  const states = seeding.stream("order.status");
  const who = seeding.stream("order.resident");
  const what = seeding.stream("order.service");
  const where = seeding.stream("order.deliveryPoint");
  const delivery = seeding.stream("order.delivery");

  const ties = {
    /** Who of the staff does what with an order. */
    staff: seeding.stream("order.admin"),
    createdAt: lately((index): number => arrival(seeding, index, order, 380, moments.at(index))),
    status: lately((index): OrderStatus => {
      const age = seeding.now - ties.createdAt(index);
      return states.at(index).weighted(age < 3 * day ? fresh : age < 14 * day ? running : past);
    }),
    resident: lately((index): Home => residents.settled(who, index, ties.createdAt(index))),
    city: lately((index): string => buildings.city(ties.resident(index).building)),
    /** The first article: of a supplier who works in the resident's city, where there is one. */
    service: lately((index): number => {
      const near = catalogue.suppliersIn(ties.city(index));
      const chosen = near[what.below(index, near.length)];
      if (chosen === undefined || chosen >= service) return what.below(index, service);
      return chosen + supplier * what.below(index + 0x1000_0000, catalogue.serviceCountOf(chosen));
    }),
    /** −1 for a new order that no concierge has taken yet. */
    supplier: (index: number): number =>
      ties.status(index) === "new" ? -1 : catalogue.supplier(ties.service(index)),
    /** One in the resident's city; −1: handed over at home. */
    deliveryPoint: lately((index): number => {
      const near = deliveryPoints.inCity(ties.city(index));
      const chosen = near[where.below(index + 0x1000_0000, near.length)];
      return chosen === undefined || where.below(index, 100) < 10 ? -1 : chosen;
    }),
    deliveryAt: lately((index): number | null =>
      deliveryOf(delivery.at(index), ties.status(index), ties.createdAt(index), seeding.now),
    ),
    slots: family(order, (index): number =>
      ties.deliveryPoint(index) >= 0 && ties.deliveryAt(index) !== null ? 1 : 0,
    ),
    bySupplier: tally(supplier, order, (index): number => ties.supplier(index)),
    openBySupplier: tally(
      supplier,
      order,
      (index): number => ties.supplier(index),
      (index): number => (isOpenOrder(ties.status(index)) ? 1 : 0),
    ),
  };
  return ties;
}

/**
 * When an order is, or was, handed over: on a half-hour of the day in Paris, Monday to Saturday, after the order. What is
 * delivered is in the past, what is not in the future; null for an order that was cancelled early.
 */
function deliveryOf(random: Rng, status: OrderStatus, created: number, now: number): number | null {
  if (status === "cancelled" && random.chance(0.5)) return null;
  const over = status === "delivered" || status === "completed";
  const missed = status === "preparing" && random.chance(0.2);
  const halfHour = 16 + random.below(21);
  if (over || missed) {
    const at = workingSlot(created, random.int(1, 6), halfHour);
    // Orders of these states are three days old at least, so the day after them is past.
    return at < now ? at : workingSlot(created, 1, 18);
  }
  if (status === "cancelled") return workingSlot(created, random.int(1, 6), halfHour);
  const at = workingSlot(now, random.int(0, 8), halfHour);
  return at > now ? at : workingSlot(now, 1, halfHour);
}

/** `days` after a moment, at a half-hour of the day in Paris (18 is 9:00); a Sunday moves to Monday. */
function workingSlot(from: number, days: number, halfHour: number): number {
  const date = from - (from % day) + days * day;
  const sunday = date === mondayOf(date) + 6 * day;
  const midnight = sunday ? date + day : date;
  return midnight + (halfHour * hour) / 2 - parisAhead(midnight + 12 * hour);
}
