import { buildingRoutes } from "@palier/contract/areas/building";
import { neighborhoodRoutes } from "@palier/contract/areas/neighborhood";
import { useCallback, useMemo } from "react";
import { assignment } from "#actions/assignment.ts";
import { ListPanel } from "#list-screen/list-panel.tsx";
import { useOpenRecord } from "#records/open-record.tsx";
import { ServiceBuildings } from "#records/service-buildings.tsx";
import { record } from "./managed-service.record.tsx";
import { serviceBuildings, serviceNeighborhoods } from "./managed-service-tabs.list.ts";

export function ManagedServiceBuildings() {
  const { id: managedServiceId, record: service } = useOpenRecord(record);
  const pair = useCallback(
    ({ id }: { readonly id: number }) => ({ buildingId: id, managedServiceId }),
    [managedServiceId],
  );
  return (
    <ServiceBuildings
      lists={serviceBuildings}
      add={buildingRoutes.addManagedService}
      remove={buildingRoutes.removeManagedService}
      params={{ managedServiceId }}
      pair={pair}
      service={service.name}
    />
  );
}

export function ManagedServiceNeighborhoods() {
  const { id: managedServiceId } = useOpenRecord(record);
  const actions = useMemo(
    () =>
      assignment(
        { add: neighborhoodRoutes.addManagedService, remove: neighborhoodRoutes.removeManagedService },
        ({ id }) => ({ neighborhoodId: id, managedServiceId }),
      ),
    [managedServiceId],
  );
  return <ListPanel list={serviceNeighborhoods} params={{ managedServiceId }} actions={actions} />;
}
