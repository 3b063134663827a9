import type { deliveryPoint } from "@palier/contract";
import { openingHours } from "../../data/orders.ts";
import { drawnTable, type FieldsOf } from "../../seeding.ts";
import type { Town } from "../../town.ts";

/** Delivery points: most stand in a building and have its address. */
export function deliveryPointSeed(town: Town) {
  const { buildings, deliveryPoints } = town;
  return drawnTable<FieldsOf<typeof deliveryPoint>>(town, "deliveryPoint", (index, random) => {
    const { kind, building } = deliveryPoints.traits(index);
    return {
      name: deliveryPoints.name(index),
      kind,
      buildingId: building < 0 ? null : building + 1,
      buildingName: building < 0 ? null : buildings.name(building),
      ...deliveryPoints.address(index),
      openingHours: random.chance(0.8) ? random.pick(openingHours) : null,
      capacity: random.chance(0.85) ? random.int(4, 60) : null,
      enabled: random.chance(0.92),
    };
  });
}
