import { service, type supplier, type ThemeOffer, type theme } from "@palier/contract";
import type { RowOf } from "../../world/catalog.ts";
import type { World } from "../../world/world.ts";
import { sectionsOf, servicesIn } from "./section-tree.ts";

/** The contract's limit of a section's services. */
const mostServices = 1000;

/** A theme's sections and their services, each with whether the supplier offers it. */
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
    services: [...world.table(service).rows({ ...servicesIn(section, "own"), length: mostServices })].map(
      ({ id, name, priceCents }) => ({
        serviceId: id,
        serviceName: name,
        priceCents,
        offered: offered.has(id),
      }),
    ),
  }));
  return { version, supplierId, themeId, themeName: name, sections };
}
