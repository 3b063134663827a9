/** Link tables have no entity. */

import { type SeedTable, seedTable } from "../seeding.ts";
import type { Pairs } from "../ties/links.ts";
import type { Town } from "../town.ts";

interface LinkRow {
  readonly id: number;
  readonly version: number;
  readonly [end: string]: number;
}

export function linkSeeds({ links }: Town): readonly SeedTable<LinkRow>[] {
  return [
    linkSeed("buildingManagedService", "buildingId", "managedServiceId", links.buildingManaged),
    linkSeed("neighborhoodManagedService", "neighborhoodId", "managedServiceId", links.neighborhoodManaged),
    linkSeed("buildingNegotiatedService", "buildingId", "negotiatedServiceId", links.buildingNegotiated),
    linkSeed("buildingModuleOff", "buildingId", "moduleId", links.modulesOff),
    linkSeed("serviceDeliveryPoint", "serviceId", "deliveryPointId", links.serviceDelivery),
  ];
}

const linkSeed = (table: string, near: string, far: string, pairs: Pairs): SeedTable<LinkRow> => ({
  ...seedTable(table, pairs.count(), () =>
    pairs.all().map((link) => ({ [near]: link.near + 1, [far]: link.far + 1 })),
  ),
  columns: [near, far],
});
