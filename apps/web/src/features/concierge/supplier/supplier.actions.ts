import { supplierRoutes as routes } from "@palier/contract/areas/concierge/supplier";
import type { RecordAction } from "#actions/action.ts";
import { switchActions } from "#actions/closing-actions.ts";
import { deletion } from "#actions/deletion.ts";
import type { RowOf } from "#lists/define-list.ts";
import { supplierTexts } from "./supplier.texts.ts";

type Supplier = RowOf<typeof routes.list>;

export const supplierActions: readonly RecordAction<Supplier>[] = [
  ...switchActions<Supplier>(routes.changeEnabled, supplierTexts.state),
  deletion(routes.delete),
];
