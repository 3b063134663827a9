import { buildingRoutes } from "@palier/contract/areas/building";
import { neighborhoodRoutes } from "@palier/contract/areas/neighborhood";
import { defineList } from "#lists/define-list.ts";
import { managedServiceTexts as texts } from "./managed-service.texts.ts";

const buildingColumns = {
  name: { flex: 2, main: true },
  reference: { width: 120 },
  city: { flex: 1, main: true },
  neighborhoodName: { flex: 1 },
} as const;

/** The buildings that have a service. Each leads to its own page. */
export const serviceBuildings = defineList({
  name: "managed-service-buildings",
  texts: texts.buildings,
  table: buildingRoutes.withManagedService,
  columns: { ...buildingColumns, lotCount: { width: 90 } },
  filters: {},
  order: [{ column: "name", dir: "asc" }],
  rowName: (row) => row.name,
  open: ({ id }, pathOf) => pathOf("building", id),
});

/** The buildings that a service can be added to. */
export const candidateBuildings = defineList({
  name: "managed-service-candidates",
  texts: texts.candidates,
  table: buildingRoutes.withoutManagedService,
  columns: buildingColumns,
  filters: {},
  order: [{ column: "name", dir: "asc" }],
  rowName: (row) => row.name,
  urlPrefix: "add",
});

/** The neighbourhoods, each saying whether it has a service. */
export const serviceNeighborhoods = defineList({
  name: "managed-service-neighborhoods",
  texts: texts.neighborhoods,
  table: neighborhoodRoutes.forManagedService,
  columns: {
    name: { flex: 2, main: true },
    city: { flex: 1 },
    buildingCount: { width: 120 },
    assigned: { width: 130, main: true },
  },
  filters: { assigned: {} },
  order: [{ column: "name", dir: "asc" }],
  rowName: (row) => row.name,
  open: ({ id }, pathOf) => pathOf("neighborhood", id),
});
