import { buildingRoutes as routes } from "@palier/contract/areas/building";
import { useMemo } from "react";
import { addition, assignment, removal } from "#actions/assignment.ts";
import { ListPanel } from "#list-screen/list-panel.tsx";
import { DrawerButton } from "#lists/drawer-button.tsx";
import { useOpenRecord } from "#records/open-record.tsx";
import { record } from "./building.record.tsx";
import { buildingTexts as texts } from "./building.texts.ts";
import {
  buildingManagedServices,
  buildingNegotiatedServices,
  candidateNegotiatedServices,
} from "./building-services.list.ts";

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

const notAssigned = { assigned: "false" };

export function BuildingNegotiatedServices() {
  const { id: buildingId, record: building } = useOpenRecord(record);
  const { add, remove } = useMemo(() => {
    const pair = ({ id }: { readonly id: number }) => ({ buildingId, negotiatedServiceId: id });
    const both = { add: routes.addNegotiatedService, remove: routes.removeNegotiatedService };
    return { add: [addition(both, pair)], remove: [removal(both, pair)] };
  }, [buildingId]);
  return (
    <ListPanel
      list={buildingNegotiatedServices}
      params={{ buildingId }}
      actions={remove}
      extra={
        <DrawerButton label={texts.addServices} title={texts.addTo(building.name)}>
          <ListPanel
            list={candidateNegotiatedServices}
            params={{ buildingId }}
            fixed={notAssigned}
            actions={add}
          />
        </DrawerButton>
      }
    />
  );
}
