/** Link tables have no entity. */

import type { SeedTable } from "../seeding.ts";
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

function linkSeed(table: string, near: string, far: string, pairs: Pairs): SeedTable<LinkRow> {
  return {
    table,
    count: pairs.links().total,
    rowAt: (index) => ({
      id: index + 1,
      version: 1,
      [near]: pairs.links().parent(index) + 1,
      [far]: pairs.far(index) + 1,
    }),
  };
}
