import { neighborhoodRoutes as routes } from "@palier/contract/areas/neighborhood";
import type { RecordAction } from "#actions/action.ts";
import { archiveActions } from "#actions/closing-actions.ts";
import { deletion } from "#actions/deletion.ts";
import type { RowOf } from "#lists/define-list.ts";
import { neighborhoodTexts } from "./neighborhood.texts.ts";

type Neighborhood = RowOf<typeof routes.list>;

export const neighborhoodActions: readonly RecordAction<Neighborhood>[] = [
  ...archiveActions<Neighborhood>(routes.changeStatus, neighborhoodTexts.state),
  deletion(routes.delete),
];
