import { managedServiceRoutes } from "@palier/contract/areas/managed-service";
import { negotiatedServiceRoutes } from "@palier/contract/areas/negotiated-service";
import { defineList } from "#lists/define-list.ts";
import { buildingTexts as texts } from "./building.texts.ts";

/** The managed services, each saying whether a building has it. */
export const buildingManagedServices = defineList({
  name: "building-managed-services",
  texts: texts.managedServices,
  table: managedServiceRoutes.forBuilding,
  columns: {
    name: { flex: 2, main: true },
    category: { flex: 1 },
    provider: { flex: 1 },
    phone: { width: 150 },
    assigned: { width: 130, main: true },
  },
  filters: { assigned: {} },
  order: [{ column: "name", dir: "asc" }],
  rowName: (row) => row.name,
});

/** The negotiated services, each saying whether a building has it. */
export const buildingNegotiatedServices = defineList({
  name: "building-negotiated-services",
  texts: texts.negotiatedServices,
  table: negotiatedServiceRoutes.forBuilding,
  columns: {
    name: { flex: 2, main: true },
    partner: { flex: 1 },
    discountLabel: { flex: 1 },
    endsOn: { width: 120 },
    assigned: { width: 130, main: true },
  },
  filters: { assigned: {} },
  order: [{ column: "name", dir: "asc" }],
  rowName: (row) => row.name,
});
