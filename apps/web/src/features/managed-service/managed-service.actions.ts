import { managedServiceRoutes as routes } from "@palier/contract/areas/managed-service";
import type { RecordAction } from "#actions/action.ts";
import { switchActions } from "#actions/closing-actions.ts";
import { deletion } from "#actions/deletion.ts";
import type { RowOf } from "#lists/define-list.ts";
import { managedServiceTexts } from "./managed-service.texts.ts";

type ManagedService = RowOf<typeof routes.list>;

export const managedServiceActions: readonly RecordAction<ManagedService>[] = [
  ...switchActions<ManagedService>(routes.changeEnabled, managedServiceTexts.state),
  deletion(routes.delete),
];
