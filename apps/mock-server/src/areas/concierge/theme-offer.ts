import { service, type supplier, type ThemeOffer, type theme } from "@palier/contract";
import type { RowOf } from "../../world/catalog.ts";
import { choiceName, isOffered } from "../../world/offered.ts";
import type { World } from "../../world/world.ts";
import { sectionsOf, servicesIn } from "./section-tree.ts";

/** The contract's limit per section. */
const mostServices = 1000;

export function themeOfferOf(
  world: World,
  { id: supplierId, version, serviceIds }: RowOf<typeof supplier>,
  { id: themeId, name }: RowOf<typeof theme>,
): ThemeOffer {
  const offered = new Set(serviceIds);
  const sections = sectionsOf(world, themeId).map((section) => ({
    sectionId: section.id,
    sectionName: section.name,
    parentSectionId: section.parentSectionId,
    services: [...world.table(service).rows({ ...servicesIn(section, "own"), length: mostServices })]
      .filter((row) => offered.has(row.id) || isOffered(world, service.name, row))
      .map((row) => ({
        serviceId: row.id,
        serviceName: choiceName(world, service.name, row, row.name),
        priceCents: row.priceCents,
        offered: offered.has(row.id),
      })),
  }));
  return { version, supplierId, themeId, themeName: name, sections };
}
