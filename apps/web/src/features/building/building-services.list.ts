import { buildingRoutes } from "@palier/contract/areas/building";
import { managedServiceRoutes } from "@palier/contract/areas/managed-service";
import { negotiatedServiceRoutes } from "@palier/contract/areas/negotiated-service";
import { defineList } from "#lists/define-list.ts";
import { EndCell } from "#lists/end-cell.tsx";
import { managedServiceColumns } from "#records/managed-service-columns.ts";
import { buildingTexts as texts } from "./building.texts.ts";

export const buildingManagedServices = defineList({
  name: "building-managed-services",
  texts: texts.managedServices,
  table: managedServiceRoutes.forBuilding,
  columns: managedServiceColumns,
  filters: { assigned: {} },
});

const negotiatedColumns = {
  name: { flex: 2, main: true },
  partner: { flex: 1 },
  discountLabel: { flex: 1 },
  endsOn: { width: 190 },
} as const;

export const buildingNegotiatedServices = defineList({
  name: "building-negotiated-services",
  texts: texts.negotiatedServices,
  table: buildingRoutes.negotiatedServices,
  columns: negotiatedColumns,
  cells: { endsOn: EndCell },
  filters: {},
  open: ({ id }, pathOf) => pathOf("negotiatedService", id),
});

/** The drawer filters those a building lacks. */
export const candidateNegotiatedServices = defineList({
  name: "building-negotiated-candidates",
  texts: texts.negotiatedCandidates,
  table: negotiatedServiceRoutes.forBuilding,
  columns: negotiatedColumns,
  cells: { endsOn: EndCell },
  urlPrefix: "add",
  filters: { assigned: {} },
});
