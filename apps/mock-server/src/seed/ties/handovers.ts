/** At a delivery point during opening hours, or at home. */
import { isOpenOrder } from "@palier/contract";
import type { Rng } from "../../core/random.ts";
import { day, hour, mondayOf, parisAhead } from "../calendar.ts";
import type { Seeding } from "../seeding.ts";
import type { DeliveryPoints } from "./delivery-points.ts";
import { fitInto, type OpeningHours } from "./opening-hours.ts";

export type OrderStatus = "new" | "accepted" | "preparing" | "delivered" | "completed" | "cancelled";

export interface Handover {
  /** −1: at home. */
  readonly point: number;
  readonly at: number | null;
}

interface Placed {
  readonly status: OrderStatus;
  readonly created: number;
  readonly now: number;
}

export function handoversOf(seeding: Seeding, deliveryPoints: DeliveryPoints) {
  const where = seeding.stream("order.deliveryPoint");
  const delivery = seeding.stream("order.delivery");

  /** An open order needs an enabled point. */
  const pointOf = (near: readonly number[], index: number, status: OrderStatus): number | undefined => {
    const drawn = where.below(index + 0x1000_0000, near.length);
    const inTurn = [...near.slice(drawn), ...near.slice(0, drawn)];
    return isOpenOrder(status) ? inTurn.find((point) => deliveryPoints.equipment(point).enabled) : inTurn[0];
  };

  return (index: number, order: Placed, city: string): Handover => {
    const atHome = () => ({ point: -1, at: deliveryOf(delivery.at(index), order, undefined) });
    const point =
      where.below(index, 100) < 10 ? undefined : pointOf(deliveryPoints.inCity(city), index, order.status);
    if (point === undefined) return atHome();
    const at = deliveryOf(delivery.at(index), order, deliveryPoints.hours(point));
    // The point was closed since the order.
    return at !== null && isHandedOver(order.status) && at >= order.now ? atHome() : { point, at };
  };
}

/**
 * A half-hour in Paris, Monday to Saturday, after the order: past if delivered, else future; null if
 * cancelled early.
 */
function deliveryOf(
  random: Rng,
  { status, created, now }: Placed,
  hours: OpeningHours | undefined,
): number | null {
  if (status === "cancelled" && random.chance(0.5)) return null;
  const missed = status === "preparing" && random.chance(0.2);
  const halfHour = 16 + random.below(21);
  const slot = (from: number, days: number, at: number) => fitInto(hours, workingSlot(from, days, at));
  if (isHandedOver(status) || missed) {
    const at = slot(created, random.int(1, 6), halfHour);
    // At least three days old: the day after is past.
    return at < now ? at : slot(created, 1, 18);
  }
  if (status === "cancelled") return slot(created, random.int(1, 6), halfHour);
  const at = slot(now, random.int(0, 8), halfHour);
  return at > now ? at : slot(now, 1, halfHour);
}

const isHandedOver = (status: OrderStatus): boolean => status === "delivered" || status === "completed";

/** `days` later, at a half-hour in Paris (18 is 9:00); Sunday moves to Monday. */
function workingSlot(from: number, days: number, halfHour: number): number {
  const date = from - (from % day) + days * day;
  const sunday = date === mondayOf(date) + 6 * day;
  const midnight = sunday ? date + day : date;
  return midnight + (halfHour * hour) / 2 - parisAhead(midnight + 12 * hour);
}
