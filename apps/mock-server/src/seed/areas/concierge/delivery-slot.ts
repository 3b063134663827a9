import type { deliverySlot } from "@palier/contract";
import type { RowOf } from "../../../world/catalog.ts";
import { dateText, hour, parisDate, parisTime } from "../../calendar.ts";
import { times } from "../../lists.ts";
import { padded, type SeedTable, seedTable } from "../../seeding.ts";
import type { Town } from "../../town.ts";

/** In seconds. */
const length = 1.5 * hour;

/** One per order with a delivery point. */
export function deliverySlotSeed(town: Town): SeedTable<RowOf<typeof deliverySlot>> {
  const { now, counts, orders, residents, catalogue, deliveryPoints } = town;
  const withSlot = times(counts.order, (order) => order).filter(orders.hasSlot);
  return seedTable("deliverySlot", withSlot.length, () =>
    withSlot.map((of) => {
      const at = orders.deliveryAt(of) ?? now;
      const point = orders.deliveryPoint(of);
      const supplier = orders.supplier(of);
      const { user } = orders.resident(of);
      return {
        date: parisDate(at),
        from: parisTime(at),
        to: parisTime(at + length),
        deliveryPointId: point + 1,
        deliveryPointName: deliveryPoints.place(point).name,
        supplierId: supplier < 0 ? null : supplier + 1,
        supplierName: supplier < 0 ? null : catalogue.supplierName(supplier),
        orderId: of + 1,
        orderNumber: `C-${dateText(orders.createdAt(of)).slice(0, 4)}-${padded(of + 1, 5)}`,
        userId: user + 1,
        userName: residents.name(user),
        status: slotStatus(orders.status(of), at + length <= now),
      };
    }),
  );
}

function slotStatus(
  order: ReturnType<Town["orders"]["status"]>,
  over: boolean,
): RowOf<typeof deliverySlot>["status"] {
  if (order === "cancelled") return "cancelled";
  if (order === "delivered" || order === "completed") return "delivered";
  return over ? "missed" : "planned";
}
