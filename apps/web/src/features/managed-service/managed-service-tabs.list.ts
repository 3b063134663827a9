import { buildingRoutes } from "@palier/contract/areas/building";
import { neighborhoodRoutes } from "@palier/contract/areas/neighborhood";
import { defineList } from "#lists/define-list.ts";
import { serviceBuildingLists } from "#records/service-buildings-lists.ts";
import { managedServiceTexts as texts } from "./managed-service.texts.ts";

export const serviceBuildings = serviceBuildingLists("managed-service", {
  having: buildingRoutes.withManagedService,
  candidates: buildingRoutes.withoutManagedService,
});

export const serviceNeighborhoods = defineList({
  name: "managed-service-neighborhoods",
  texts: texts.neighborhoods,
  table: neighborhoodRoutes.forManagedService,
  columns: {
    name: { flex: 2, main: true },
    assigned: { width: 110 },
    city: { flex: 1 },
    buildingCount: { width: 120 },
  },
  filters: { assigned: {} },
  open: ({ id }, pathOf) => pathOf("neighborhood", id),
});
