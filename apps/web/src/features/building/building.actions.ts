import { type BuildingRow, buildingRoutes as routes } from "@palier/contract/areas/building";
import { BanIcon, CheckIcon, RefreshIcon } from "@palier/ui";
import type { PressAction, RecordAction } from "#actions/action.ts";
import { deletion } from "#actions/deletion.ts";
import { stateChange } from "#actions/state-change.ts";
import { buildingTexts } from "./building.texts.ts";

const texts = buildingTexts.state;

/** Asks with the number of residents. A draft asks too: it cannot become one again. */
const archive: PressAction<BuildingRow> = stateChange<BuildingRow>(routes.changeStatus, {
  words: texts.archive,
  name: "archive",
  icon: BanIcon,
  tone: "danger",
  to: "archived",
  alwaysAsks: ({ status }) => status === "draft",
  undo: () => reopen,
});

const reopen: PressAction<BuildingRow> = stateChange<BuildingRow>(routes.changeStatus, {
  words: texts.reopen,
  name: "reopen",
  icon: RefreshIcon,
  from: "archived",
  to: "active",
  undo: () => archive,
});

const activate: PressAction<BuildingRow> = stateChange<BuildingRow>(routes.changeStatus, {
  words: texts.activate,
  name: "activate",
  icon: CheckIcon,
  from: "draft",
  to: "active",
});

/** What can be done with a building, in its row's menu, on chosen rows and on its page. */
export const buildingActions: readonly RecordAction<BuildingRow>[] = [
  activate,
  reopen,
  archive,
  deletion(routes.delete),
];
