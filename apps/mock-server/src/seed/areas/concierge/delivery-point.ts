import type { deliveryPoint } from "@palier/contract";
import type { RowOf } from "../../../world/catalog.ts";
import { openingHours } from "../../data/orders.ts";
import { anyPlace, streetOf } from "../../places.ts";
import { weights } from "../../random.ts";
import type { SeedTable } from "../../seeding.ts";
import type { Town } from "../../town.ts";

const kinds = weights([
  ["locker", 40],
  ["lodge", 28],
  ["hall", 22],
  ["office", 10],
]);
const kindWords = { locker: "Consigne", lodge: "Loge", hall: "Hall", office: "Bureau" };

/** Delivery points: most stand in a building and have its address. */
export function deliveryPointSeed(town: Town): SeedTable<RowOf<typeof deliveryPoint>> {
  const { counts, buildings } = town;
  const draws = town.stream("deliveryPoint");
  const nameOf = deliveryPointName(town);
  const traits = traitsOf(town);
  return {
    table: "deliveryPoint",
    count: counts.deliveryPoint,
    rowAt: (index) => {
      const random = draws.at(index);
      const { kind, building, place, street } = traits(index);
      const address = building < 0 ? { street, ...place } : buildings.address(building);
      return {
        id: index + 1,
        version: 1,
        name: nameOf(index),
        kind,
        buildingId: building < 0 ? null : building + 1,
        buildingName: building < 0 ? null : buildings.name(building),
        street: address.street,
        postalCode: address.postalCode,
        city: address.city,
        openingHours: random.chance(0.8) ? random.pick(openingHours) : null,
        capacity: random.chance(0.85) ? random.int(4, 60) : null,
        enabled: random.chance(0.92),
      };
    },
  };
}

/** « Consigne – Le Clos des Vignes »; for orders and the schedule too. */
export function deliveryPointName(town: Town): (index: number) => string {
  const traits = traitsOf(town);
  return (index) => {
    const { kind, building, place } = traits(index);
    return `${kindWords[kind]} – ${building < 0 ? `${place.city} ${place.name}` : town.buildings.name(building)}`;
  };
}

function traitsOf({ counts, buildings, stream }: Town) {
  const draws = stream("deliveryPoint.traits");
  return (index: number) => {
    const random = draws.at(index);
    const kind = random.weighted(kinds);
    const inside = counts.building > 0 && random.chance(0.78);
    const building = inside ? buildings.inUse(random.below(counts.building)) : -1;
    return { kind, building, place: anyPlace(random), street: streetOf(random) };
  };
}
