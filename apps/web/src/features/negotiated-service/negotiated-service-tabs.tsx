import { buildingRoutes } from "@palier/contract/areas/building";
import { useMemo } from "react";
import { addition, removal } from "#actions/assignment.ts";
import { DrawerButton } from "#lists/drawer-button.tsx";
import { ListPanel } from "#lists/list-panel.tsx";
import { useOpenRecord } from "#records/open-record.tsx";
import { record } from "./negotiated-service.record.tsx";
import { negotiatedServiceTexts as texts } from "./negotiated-service.texts.ts";
import { candidateBuildings, serviceBuildings } from "./negotiated-service-tabs.list.ts";

/** The tab « Immeubles »: the buildings that have this service, and a drawer with those it can be added to. */
export function NegotiatedServiceBuildings() {
  const { id: negotiatedServiceId, record: service } = useOpenRecord(record);
  const { add, remove } = useMemo(() => {
    const pair = ({ id }: { readonly id: number }) => ({ buildingId: id, negotiatedServiceId });
    return {
      add: [addition(buildingRoutes.addNegotiatedService, pair)],
      remove: [removal(buildingRoutes.removeNegotiatedService, pair)],
    };
  }, [negotiatedServiceId]);
  return (
    <ListPanel
      list={serviceBuildings}
      params={{ negotiatedServiceId }}
      actions={remove}
      extra={
        <DrawerButton label={texts.addBuildings} title={texts.addTo(service.name)}>
          <ListPanel list={candidateBuildings} params={{ negotiatedServiceId }} actions={add} />
        </DrawerButton>
      }
    />
  );
}
