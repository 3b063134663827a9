import type { deliveryPoint } from "@palier/contract";
import { openingHours } from "../../data/orders.ts";
import { drawnTable, type FieldsOf } from "../../seeding.ts";
import type { Town } from "../../town.ts";

/** Delivery points: most stand in a building and have its address. */
export function deliveryPointSeed(town: Town) {
  return drawnTable<FieldsOf<typeof deliveryPoint>>(town, "deliveryPoint", (index, random) => ({
    ...town.deliveryPoints.place(index),
    openingHours: random.chance(0.8) ? random.pick(openingHours) : null,
    capacity: random.chance(0.85) ? random.int(4, 60) : null,
    enabled: random.chance(0.92),
  }));
}
