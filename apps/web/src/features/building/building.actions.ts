import { type BuildingRow, buildingRoutes as routes } from "@palier/contract/areas/building";
import type { RecordAction } from "#actions/action.ts";
import { archiveActions } from "#actions/closing-actions.ts";
import { deletion } from "#actions/deletion.ts";
import { buildingTexts } from "./building.texts.ts";

export const buildingActions: readonly RecordAction<BuildingRow>[] = [
  ...archiveActions<BuildingRow>(routes.changeStatus, buildingTexts.state),
  deletion(routes.delete),
];
