/** Without making rows. */
import { deliveryPointTexts } from "@palier/contract";
import { weights } from "../../core/random.ts";
import { once, times } from "../lists.ts";
import { anyPlace, streetOf } from "../places.ts";
import type { Seeding } from "../seeding.ts";
import type { Buildings } from "./buildings.ts";
import { equipmentOf } from "./opening-hours.ts";

const { kind: words } = deliveryPointTexts;
const kinds = weights([
  ["locker", 40],
  ["lodge", 28],
  ["hall", 22],
  ["office", 10],
]);

/** « Consigne – Le Clos des Vignes » */
const nameOf = (kind: keyof typeof words, place: string): string => `${words[kind]} – ${place}`;

export type DeliveryPoints = ReturnType<typeof deliveryPointsOf>;

export function deliveryPointsOf({ counts, stream }: Seeding, buildings: Buildings) {
  const draws = stream("deliveryPoint.traits");

  /** Most have a building's address. */
  const place = (index: number) => {
    const random = draws.at(index);
    const kind = random.weighted(kinds);
    if (counts.building > 0 && random.chance(0.78)) {
      const building = buildings.inUse(random.below(counts.building));
      const buildingName = buildings.name(building);
      const inside = { buildingId: building + 1, buildingName, ...buildings.address(building) };
      return { name: nameOf(kind, buildingName), kind, ...inside };
    }
    const { name, postalCode, city } = anyPlace(random);
    const outside = { buildingId: null, buildingName: null, street: streetOf(random), postalCode, city };
    return { name: nameOf(kind, `${city} ${name}`), kind, ...outside };
  };
  const byCity = once(() =>
    Map.groupBy(
      times(counts.deliveryPoint, (index) => index),
      (index) => place(index).city,
    ),
  );
  return {
    place,
    ...equipmentOf(stream("deliveryPoint")),
    inCity: (city: string): readonly number[] => byCity().get(city) ?? [],
  };
}
