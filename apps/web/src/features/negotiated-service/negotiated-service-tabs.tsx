import { buildingRoutes } from "@palier/contract/areas/building";
import { useCallback } from "react";
import { useOpenRecord } from "#records/open-record.tsx";
import { ServiceBuildings } from "#records/service-buildings.tsx";
import { serviceBuildingLists } from "#records/service-buildings-lists.ts";
import { record } from "./negotiated-service.record.tsx";

const lists = serviceBuildingLists("negotiated-service", {
  having: buildingRoutes.withNegotiatedService,
  candidates: buildingRoutes.withoutNegotiatedService,
});

export function NegotiatedServiceBuildings() {
  const { id: negotiatedServiceId, record: service } = useOpenRecord(record);
  const pair = useCallback(
    ({ id }: { readonly id: number }) => ({ buildingId: id, negotiatedServiceId }),
    [negotiatedServiceId],
  );
  return (
    <ServiceBuildings
      lists={lists}
      add={buildingRoutes.addNegotiatedService}
      remove={buildingRoutes.removeNegotiatedService}
      params={{ negotiatedServiceId }}
      pair={pair}
      service={service.name}
    />
  );
}
