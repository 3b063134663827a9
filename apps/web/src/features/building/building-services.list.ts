import { buildingRoutes } from "@palier/contract/areas/building";
import { managedServiceRoutes } from "@palier/contract/areas/managed-service";
import { negotiatedServiceRoutes } from "@palier/contract/areas/negotiated-service";
import { defineList } from "#lists/define-list.ts";
import { managedServiceColumns } from "#records/managed-service-columns.ts";
import { buildingTexts as texts } from "./building.texts.ts";

/** The managed services, each saying whether a building has it. */
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
  endsOn: { width: 120 },
} as const;

/** The negotiated services that a building has. */
export const buildingNegotiatedServices = defineList({
  name: "building-negotiated-services",
  texts: texts.negotiatedServices,
  table: buildingRoutes.negotiatedServices,
  columns: negotiatedColumns,
  filters: {},
  open: ({ id }, pathOf) => pathOf("negotiatedService", id),
});

/** The negotiated services, which the drawer narrows to those that a building does not have. */
export const candidateNegotiatedServices = defineList({
  name: "building-negotiated-candidates",
  texts: texts.negotiatedCandidates,
  table: negotiatedServiceRoutes.forBuilding,
  columns: negotiatedColumns,
  urlPrefix: "add",
  filters: { assigned: {} },
});
