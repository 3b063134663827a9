import { type BuildingRow, buildingRoutes as routes } from "@palier/contract/areas/building";
import { BanIcon, CheckIcon, RefreshIcon } from "@palier/ui";
import type { PressAction, RecordAction } from "#actions/action.ts";
import { deletion } from "#actions/deletion.ts";
import { stateChange } from "#actions/state-change.ts";
import { buildingTexts } from "./building.texts.ts";

const texts = buildingTexts.state;

/** Asks with the number of residents. A draft asks too: it cannot become one again. */
const archive: PressAction<BuildingRow> = stateChange<BuildingRow>(routes.changeStatus, {
  ...texts.archive,
  name: "archive",
  icon: BanIcon,
  tone: "danger",
  to: "archived",
  alwaysAsks: ({ status }) => status === "draft",
  confirm: texts.archive.question,
  done: ({ name }) => texts.archive.done(name),
  undo: () => reopen,
});

const reopen: PressAction<BuildingRow> = stateChange<BuildingRow>(routes.changeStatus, {
  ...texts.reopen,
  name: "reopen",
  icon: RefreshIcon,
  from: "archived",
  to: "active",
  done: ({ name }) => texts.reopen.done(name),
  undo: () => archive,
});

const activate: PressAction<BuildingRow> = stateChange<BuildingRow>(routes.changeStatus, {
  ...texts.activate,
  name: "activate",
  icon: CheckIcon,
  from: "draft",
  to: "active",
  done: ({ name }) => texts.activate.done(name),
});

/** What can be done with a building, in its row's menu, on chosen rows and on its page. */
export const buildingActions: readonly RecordAction<BuildingRow>[] = [
  activate,
  reopen,
  archive,
  deletion(routes.delete),
];
