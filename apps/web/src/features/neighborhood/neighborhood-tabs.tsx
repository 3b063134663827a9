import { neighborhoodRoutes as routes } from "@palier/contract/areas/neighborhood";
import { useMemo } from "react";
import { assignment } from "#actions/assignment.ts";
import { ListPanel } from "#list-screen/list-panel.tsx";
import { useOpenRecord } from "#records/open-record.tsx";
import { record } from "./neighborhood.record.tsx";
import { neighborhoodBuildings, neighborhoodManagedServices } from "./neighborhood-tabs.list.ts";

export function NeighborhoodBuildings() {
  const { id } = useOpenRecord(record);
  return <ListPanel list={neighborhoodBuildings} fixed={{ neighborhoodId: String(id) }} />;
}

export function NeighborhoodManagedServices() {
  const { id: neighborhoodId } = useOpenRecord(record);
  const actions = useMemo(
    () =>
      assignment({ add: routes.addManagedService, remove: routes.removeManagedService }, ({ id }) => ({
        neighborhoodId,
        managedServiceId: id,
      })),
    [neighborhoodId],
  );
  return <ListPanel list={neighborhoodManagedServices} params={{ neighborhoodId }} actions={actions} />;
}
