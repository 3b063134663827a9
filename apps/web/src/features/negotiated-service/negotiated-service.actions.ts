import { negotiatedServiceRoutes as routes } from "@palier/contract/areas/negotiated-service";
import type { RecordAction } from "#actions/action.ts";
import { switchActions } from "#actions/closing-actions.ts";
import { deletion } from "#actions/deletion.ts";
import type { RowOf } from "#lists/define-list.ts";
import { negotiatedServiceTexts } from "./negotiated-service.texts.ts";

type NegotiatedService = RowOf<typeof routes.list>;

export const negotiatedServiceActions: readonly RecordAction<NegotiatedService>[] = [
  ...switchActions<NegotiatedService>(routes.changeEnabled, negotiatedServiceTexts.state),
  deletion(routes.delete),
];
