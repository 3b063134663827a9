/** Without making rows. */

import { isOpenOrder } from "@palier/contract";
import { weights } from "../../core/random.ts";
import { day } from "../calendar.ts";
import { remembered, tally } from "../lists.ts";
import type { Seeding } from "../seeding.ts";
import { arrival } from "../seeding.ts";
import type { Buildings } from "./buildings.ts";
import type { Catalogue } from "./catalogue.ts";
import type { DeliveryPoints } from "./delivery-points.ts";
import { type Handover, handoversOf, type OrderStatus } from "./handovers.ts";
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
  const handovers = handoversOf(seeding, deliveryPoints);

  const ties = {
    staff: seeding.stream("order.admin"),
    createdAt: remembered((index): number => arrival(seeding, index, order, 380, moments.at(index))),
    status: remembered((index): OrderStatus => {
      const age = seeding.now - ties.createdAt(index);
      return states.at(index).weighted(age < 3 * day ? fresh : age < 14 * day ? running : past);
    }),
    resident: remembered((index): Home => residents.settled(who, index, ties.createdAt(index))),
    city: remembered((index): string => buildings.city(ties.resident(index).building)),
    /** Of a supplier in the resident's city, if any. */
    service: remembered((index): number => {
      const near = catalogue.suppliersIn(ties.city(index));
      const chosen = near[what.below(index, near.length)];
      if (chosen === undefined || chosen >= service) return what.below(index, service);
      return chosen + supplier * what.below(index + 0x1000_0000, catalogue.serviceCountOf(chosen));
    }),
    /** −1 if new or cancelled early. */
    supplier: (index: number): number =>
      ties.status(index) === "new" || ties.deliveryAt(index) === null
        ? -1
        : catalogue.supplier(ties.service(index)),
    handover: remembered((index): Handover => {
      const order = { status: ties.status(index), created: ties.createdAt(index), now: seeding.now };
      return handovers(index, order, ties.city(index));
    }),
    /** In the resident's city; −1: at home. */
    deliveryPoint: (index: number): number => ties.handover(index).point,
    deliveryAt: (index: number): number | null => ties.handover(index).at,
    /** Brought to a delivery point. */
    hasSlot: (index: number): boolean => ties.deliveryPoint(index) >= 0 && ties.deliveryAt(index) !== null,
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
