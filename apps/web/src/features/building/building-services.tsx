import { buildingRoutes as routes } from "@palier/contract/areas/building";
import { useMemo } from "react";
import { assignment } from "#actions/assignment.ts";
import { ListPanel } from "#lists/list-panel.tsx";
import { useOpenRecord } from "#records/open-record.tsx";
import { record } from "./building.record.tsx";
import { buildingManagedServices, buildingNegotiatedServices } from "./building-services.list.ts";

/** The tab « Services gérés »: every managed service, and whether this building has it. */
export function BuildingManagedServices() {
  const { id: buildingId } = useOpenRecord(record);
  const actions = useMemo(
    () =>
      assignment({ add: routes.addManagedService, remove: routes.removeManagedService }, ({ id }) => ({
        buildingId,
        managedServiceId: id,
      })),
    [buildingId],
  );
  return <ListPanel list={buildingManagedServices} params={{ buildingId }} actions={actions} />;
}

/** The tab « Services négociés »: every negotiated service, and whether this building has it. */
export function BuildingNegotiatedServices() {
  const { id: buildingId } = useOpenRecord(record);
  const actions = useMemo(
    () =>
      assignment({ add: routes.addNegotiatedService, remove: routes.removeNegotiatedService }, ({ id }) => ({
        buildingId,
        negotiatedServiceId: id,
      })),
    [buildingId],
  );
  return <ListPanel list={buildingNegotiatedServices} params={{ buildingId }} actions={actions} />;
}
