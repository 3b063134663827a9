import { buildingRoutes } from "@palier/contract/areas/building";
import { managedServiceRoutes } from "@palier/contract/areas/managed-service";
import { neighborhoodRoutes } from "@palier/contract/areas/neighborhood";
import { walletRoutes } from "@palier/contract/areas/wallet";
import { defineList } from "#lists/define-list.ts";
import { managedServiceColumns } from "#records/managed-service-columns.ts";
import { neighborhoodTones } from "./neighborhood.list.ts";
import { neighborhoodTexts as texts } from "./neighborhood.texts.ts";

export const neighborhoodBuildings = defineList({
  name: "neighborhood-buildings",
  texts: texts.buildings,
  table: buildingRoutes.list,
  columns: {
    name: { flex: 2, main: true },
    reference: { width: 120 },
    street: { flex: 1.5 },
    city: { flex: 1 },
    status: { width: 120, tones: neighborhoodTones },
    lotCount: { width: 90 },
  },
  filters: {
    neighborhoodId: { options: neighborhoodRoutes.search },
    city: { options: buildingRoutes.cities },
    walletId: { options: walletRoutes.search },
    status: {},
  },
  open: ({ id }, pathOf) => pathOf("building", id),
});

export const neighborhoodManagedServices = defineList({
  name: "neighborhood-managed-services",
  texts: texts.managedServices,
  table: managedServiceRoutes.forNeighborhood,
  columns: managedServiceColumns,
  filters: { assigned: {} },
});
