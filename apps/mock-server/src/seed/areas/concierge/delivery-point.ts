import type { deliveryPoint } from "@palier/contract";
import type { RowOf } from "../../../world/catalog.ts";
import { openingHours } from "../../data/orders.ts";
import type { SeedTable } from "../../seeding.ts";
import type { Town } from "../../town.ts";

/** Delivery points: most stand in a building and have its address. */
export function deliveryPointSeed(town: Town): SeedTable<RowOf<typeof deliveryPoint>> {
  const { counts, buildings, deliveryPoints } = town;
  const draws = town.stream("deliveryPoint");
  return {
    table: "deliveryPoint",
    count: counts.deliveryPoint,
    rowAt: (index) => {
      const random = draws.at(index);
      const { kind, building } = deliveryPoints.traits(index);
      const { street, postalCode, city } = deliveryPoints.address(index);
      return {
        id: index + 1,
        version: 1,
        name: deliveryPoints.name(index),
        kind,
        buildingId: building < 0 ? null : building + 1,
        buildingName: building < 0 ? null : buildings.name(building),
        street,
        postalCode,
        city,
        openingHours: random.chance(0.8) ? random.pick(openingHours) : null,
        capacity: random.chance(0.85) ? random.int(4, 60) : null,
        enabled: random.chance(0.92),
      };
    },
  };
}
