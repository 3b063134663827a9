import { buildingRoutes } from "@palier/contract/areas/building";
import { defineList } from "#lists/define-list.ts";
import { negotiatedServiceTexts as texts } from "./negotiated-service.texts.ts";

const buildingColumns = {
  name: { flex: 2, main: true },
  reference: { width: 120 },
  city: { flex: 1, main: true },
  neighborhoodName: { flex: 1 },
} as const;

/** The buildings that have a service. Each leads to its own page. */
export const serviceBuildings = defineList({
  name: "negotiated-service-buildings",
  texts: texts.buildings,
  table: buildingRoutes.withNegotiatedService,
  columns: { ...buildingColumns, lotCount: { width: 90 } },
  filters: {},
  order: [{ column: "name", dir: "asc" }],
  rowName: (row) => row.name,
  open: ({ id }, pathOf) => pathOf("building", id),
});

/** The buildings that a service can be added to. */
export const candidateBuildings = defineList({
  name: "negotiated-service-candidates",
  texts: texts.candidates,
  table: buildingRoutes.withoutNegotiatedService,
  columns: buildingColumns,
  filters: {},
  order: [{ column: "name", dir: "asc" }],
  rowName: (row) => row.name,
  urlPrefix: "add",
});
