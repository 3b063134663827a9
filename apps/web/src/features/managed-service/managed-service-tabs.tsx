import { buildingRoutes } from "@palier/contract/areas/building";
import { neighborhoodRoutes } from "@palier/contract/areas/neighborhood";
import { useMemo } from "react";
import { addition, assignment, removal } from "#actions/assignment.ts";
import { DrawerButton } from "#lists/drawer-button.tsx";
import { ListPanel } from "#lists/list-panel.tsx";
import { useOpenRecord } from "#records/open-record.tsx";
import { record } from "./managed-service.record.tsx";
import { managedServiceTexts as texts } from "./managed-service.texts.ts";
import { candidateBuildings, serviceBuildings, serviceNeighborhoods } from "./managed-service-tabs.list.ts";

/** The tab « Immeubles »: the buildings that have this service, and a drawer with those it can be added to. */
export function ManagedServiceBuildings() {
  const { id: managedServiceId, record: service } = useOpenRecord(record);
  const { add, remove } = useMemo(() => {
    const pair = ({ id }: { readonly id: number }) => ({ buildingId: id, managedServiceId });
    return {
      add: [addition(buildingRoutes.addManagedService, pair)],
      remove: [removal(buildingRoutes.removeManagedService, pair)],
    };
  }, [managedServiceId]);
  return (
    <ListPanel
      list={serviceBuildings}
      params={{ managedServiceId }}
      actions={remove}
      extra={
        <DrawerButton label={texts.addBuildings} title={texts.addTo(service.name)}>
          <ListPanel list={candidateBuildings} params={{ managedServiceId }} actions={add} />
        </DrawerButton>
      }
    />
  );
}

/** The tab « Quartiers »: every neighbourhood, and whether it has this service. */
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
