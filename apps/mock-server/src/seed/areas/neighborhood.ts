import type { neighborhood } from "@palier/contract";
import { weights } from "../../core/random.ts";
import { slug } from "../french.ts";
import { neighborhoodPlace } from "../places.ts";
import { drawnTable, type FieldsOf } from "../seeding.ts";
import type { Town } from "../town.ts";

const statuses = weights([
  ["active", 90],
  ["draft", 6],
  ["archived", 4],
]);

/** Real quarters of French cities. */
export function neighborhoodSeed(town: Town) {
  const { buildings, links } = town;
  return drawnTable<FieldsOf<typeof neighborhood>>(town, "neighborhood", (index, random) => {
    const { name, city, postalCode } = neighborhoodPlace(index);
    return {
      name,
      city,
      postalCodes: [postalCode],
      description: random.chance(0.7)
        ? `Le quartier ${name}, à ${city}\u00a0: commerces, écoles et services de proximité.`
        : null,
      contactEmail: random.chance(0.85) ? `${slug(name).slice(0, 40)}.${slug(city)}@palier.test` : null,
      buildingCount: buildings.byNeighborhood()[index] ?? 0,
      managedServiceCount: links.neighborhoodManaged.sizeOf(index),
      status: random.weighted(statuses),
    };
  });
}
