import type { service } from "@palier/contract";
import type { RowOf } from "../../../world/catalog.ts";
import { times } from "../../lists.ts";
import { padded, type SeedTable, seedTable } from "../../seeding.ts";
import type { Town } from "../../town.ts";

/** Section and subsection fit the theme. */
export function serviceSeed({ catalogue, counts, links, stream }: Town): SeedTable<RowOf<typeof service>> {
  const draws = stream("service");
  return seedTable("service", counts.service, () =>
    times(counts.service, (index) => {
      const { unit, vatRate } = catalogue.article(index);
      const theme = catalogue.theme(index);
      const section = catalogue.section(index);
      const subsection = catalogue.subsection(index);
      const supplier = catalogue.supplier(index);
      return {
        name: catalogue.serviceName(index),
        reference: `PRE-${padded(index + 1, 5)}`,
        supplierId: supplier + 1,
        supplierName: catalogue.supplierName(supplier),
        themeId: theme + 1,
        themeName: catalogue.themeName(theme),
        sectionId: section + 1,
        sectionName: catalogue.sectionName(section),
        subsectionId: subsection < 0 ? null : subsection + 1,
        subsectionName: subsection < 0 ? null : catalogue.sectionName(subsection),
        priceCents: catalogue.priceCents(index),
        unit,
        vatRate,
        available: draws.below(index, 100) < 91,
        deliveryPointCount: links.serviceDelivery.sizeOf(index),
      };
    }),
  );
}
