import { buildingRoutes } from "@palier/contract/areas/building";
import { type RowAction, useToast } from "@palier/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { clientOf } from "#api/client.ts";
import { failureOf } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { ListPanel } from "#lists/list-panel.tsx";
import { tableKey } from "#lists/use-table.ts";
import { buildingTexts as texts } from "./building.texts.ts";
import { buildingManagedServices, buildingNegotiatedServices } from "./building-services.list.ts";

interface BuildingServicesProps {
  readonly id: number;
}

const api = clientOf(buildingRoutes);

/** The tab « Services gérés »: every managed service, and whether this building has it. */
export function BuildingManagedServices({ id }: BuildingServicesProps) {
  const settled = useSettled();
  const { mutate: add } = api.addManagedService.useMutation(settled);
  const { mutate: remove } = api.removeManagedService.useMutation(settled);
  const paramsOf = useCallback((managedServiceId: number) => ({ buildingId: id, managedServiceId }), [id]);
  const rowActions = useAssignButton(add, remove, paramsOf);
  return <ListPanel list={buildingManagedServices} params={{ buildingId: id }} rowActions={rowActions} />;
}

/** The tab « Services négociés »: every negotiated service, and whether this building has it. */
export function BuildingNegotiatedServices({ id }: BuildingServicesProps) {
  const settled = useSettled();
  const { mutate: add } = api.addNegotiatedService.useMutation(settled);
  const { mutate: remove } = api.removeNegotiatedService.useMutation(settled);
  const paramsOf = useCallback(
    (negotiatedServiceId: number) => ({ buildingId: id, negotiatedServiceId }),
    [id],
  );
  const rowActions = useAssignButton(add, remove, paramsOf);
  return <ListPanel list={buildingNegotiatedServices} params={{ buildingId: id }} rowActions={rowActions} />;
}

/** What follows a change: the lists that show it are read again; a failure is told. */
function useSettled() {
  const toast = useToast();
  const client = useQueryClient();
  return useMemo(
    () => ({
      onSuccess: () => {
        for (const area of ["building", "managed-service", "negotiated-service"]) {
          void client.invalidateQueries({ queryKey: tableKey(area) });
        }
      },
      onError: (error: unknown) => {
        const { title, detail } = failureText(failureOf(error));
        toast.error(title, { detail });
      },
    }),
    [client, toast],
  );
}

type Move<Params> = (call: { params: Params; body: Record<string, never> }) => void;

interface Service {
  readonly id: number;
  readonly name: string;
  readonly assigned: boolean;
}

/** A row's button, the same one as long as the building is. */
function useAssignButton<Params>(
  add: Move<Params>,
  remove: Move<Params>,
  paramsOf: (serviceId: number) => Params,
) {
  return useCallback(
    ({ id, name, assigned }: Service): RowAction[] => [
      {
        name: "assign",
        label: assigned ? texts.remove : texts.add,
        about: assigned ? texts.removeOf(name) : texts.addOf(name),
        onPress: () => (assigned ? remove : add)({ params: paramsOf(id), body: {} }),
      },
    ],
    [add, remove, paramsOf],
  );
}
