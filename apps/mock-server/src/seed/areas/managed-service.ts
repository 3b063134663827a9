import type { managedService } from "@palier/contract";
import type { RowOf } from "../../world/catalog.ts";
import { providers } from "../data/companies.ts";
import { managedServiceTexts } from "../data/platform.ts";
import { slug } from "../french.ts";
import { landlineOf } from "../people.ts";
import { drawnTable, type FieldsOf } from "../seeding.ts";
import type { Town } from "../town.ts";

type Category = RowOf<typeof managedService>["category"];
const categories: readonly Category[] = [
  "cleaning",
  "laundry",
  "childcare",
  "handiwork",
  "gardening",
  "petcare",
  "mobility",
  "wellness",
  "other",
];

export function managedServiceSeed(town: Town) {
  const { links } = town;
  return drawnTable<FieldsOf<typeof managedService>>(town, "managedService", (index, random) => {
    const [code = "", name = "", description = ""] =
      managedServiceTexts[index % managedServiceTexts.length] ?? [];
    const round = Math.floor(index / managedServiceTexts.length);
    const provider = random.chance(0.9) ? random.pick(providers) : null;
    const site = provider === null ? null : slug(provider);
    return {
      position: index + 1,
      name: round === 0 ? name : `${name} ${round + 1}`,
      category: categories.find((each) => each === code) ?? "other",
      provider,
      phone: provider === null ? null : landlineOf(random),
      email: site === null ? null : `contact@${site}.test`,
      url: site === null ? null : `https://www.${site}.test/`,
      description: description === "" ? null : description,
      enabled: random.chance(0.88),
      buildingCount: links.buildingManaged.perFar()[index] ?? 0,
      neighborhoodCount: links.neighborhoodManaged.perFar()[index] ?? 0,
    };
  });
}
