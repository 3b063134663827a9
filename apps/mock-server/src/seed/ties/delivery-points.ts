/** Where delivery points stand, without generating their rows, and which of them a city has. */
import { grouped } from "../family.ts";
import { anyPlace, streetOf } from "../places.ts";
import { weights } from "../random.ts";
import type { Seeding } from "../seeding.ts";
import type { Address, Buildings } from "./buildings.ts";

const kinds = weights([
  ["locker", 40],
  ["lodge", 28],
  ["hall", 22],
  ["office", 10],
]);
const kindWords = { locker: "Consigne", lodge: "Loge", hall: "Hall", office: "Bureau" };

export type DeliveryPoints = ReturnType<typeof deliveryPointsOf>;

export function deliveryPointsOf({ counts, stream }: Seeding, buildings: Buildings) {
  const draws = stream("deliveryPoint.traits");

  /** Most stand in a building and have its address. */
  const traits = (index: number) => {
    const random = draws.at(index);
    const kind = random.weighted(kinds);
    const inside = counts.building > 0 && random.chance(0.78);
    if (inside) return { kind, building: buildings.inUse(random.below(counts.building)), place: undefined };
    const { name, postalCode, city } = anyPlace(random);
    return { kind, building: -1, place: { name, address: { street: streetOf(random), postalCode, city } } };
  };
  const address = (index: number): Address => {
    const { building, place } = traits(index);
    return place?.address ?? buildings.address(building);
  };
  const byCity = grouped(counts.deliveryPoint, (index) => address(index).city);

  return {
    traits,
    /** « Consigne – Le Clos des Vignes » */
    name: (index: number): string => {
      const { kind, building, place } = traits(index);
      return `${kindWords[kind]} – ${place === undefined ? buildings.name(building) : `${place.address.city} ${place.name}`}`;
    },
    address,
    inCity: (city: string): readonly number[] => byCity().get(city) ?? [],
  };
}
