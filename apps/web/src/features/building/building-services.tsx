import { buildingRoutes } from "@palier/contract/areas/building";
import { Button, useToast } from "@palier/ui";
import { useQueryClient } from "@tanstack/react-query";
import { clientOf } from "#api/client.ts";
import { failureOf } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { ListPanel } from "#lists/list-panel.tsx";
import { tableKey } from "#lists/use-table.ts";
import { buildingTexts as texts } from "./building.texts.ts";
import { buildingManagedServices, buildingNegotiatedServices } from "./building-services.list.ts";

interface BuildingServicesProps {
  readonly id: number;
  readonly kind: "managed-services" | "negotiated-services";
}

const api = clientOf(buildingRoutes);

/** The tabs « Services gérés » and « Services négociés »: every service, and whether this building has it. */
export function BuildingServices({ id, kind }: BuildingServicesProps) {
  const toast = useToast();
  const client = useQueryClient();
  const settled = {
    onSuccess: () => {
      for (const area of ["building", "managed-service", "negotiated-service"]) {
        void client.invalidateQueries({ queryKey: tableKey(area) });
      }
    },
    onError: (error: unknown) => {
      const { title, detail } = failureText(failureOf(error));
      toast.error(title, { detail });
    },
  };
  const addManaged = api.addManagedService.useMutation(settled);
  const removeManaged = api.removeManagedService.useMutation(settled);
  const addNegotiated = api.addNegotiatedService.useMutation(settled);
  const removeNegotiated = api.removeNegotiatedService.useMutation(settled);
  const params = { buildingId: id };
  if (kind === "managed-services") {
    return (
      <ListPanel
        list={buildingManagedServices}
        params={params}
        rowActions={(row) => (
          <AssignButton
            name={row.name}
            assigned={row.assigned}
            onPress={() => {
              const move = row.assigned ? removeManaged : addManaged;
              move.mutate({ params: { ...params, managedServiceId: row.id }, body: {} });
            }}
          />
        )}
      />
    );
  }
  return (
    <ListPanel
      list={buildingNegotiatedServices}
      params={params}
      rowActions={(row) => (
        <AssignButton
          name={row.name}
          assigned={row.assigned}
          onPress={() => {
            const move = row.assigned ? removeNegotiated : addNegotiated;
            move.mutate({ params: { ...params, negotiatedServiceId: row.id }, body: {} });
          }}
        />
      )}
    />
  );
}

interface AssignButtonProps {
  readonly name: string;
  readonly assigned: boolean;
  readonly onPress: () => void;
}

function AssignButton({ name, assigned, onPress }: AssignButtonProps) {
  return (
    <Button size="small" aria-label={assigned ? texts.removeOf(name) : texts.addOf(name)} onClick={onPress}>
      {assigned ? texts.remove : texts.add}
    </Button>
  );
}
