import { userRoutes as routes } from "@palier/contract/areas/user";
import { BanIcon, CheckIcon, RefreshIcon } from "@palier/ui";
import type { PressAction, RecordAction } from "#actions/action.ts";
import { stateChange } from "#actions/state-change.ts";
import type { RowOf } from "#lists/define-list.ts";
import { userTexts } from "./user.texts.ts";

type User = RowOf<typeof routes.list>;
const texts = userTexts.state;

/** Always asks for a pending resident, who cannot become pending again. */
const disable: PressAction<User> = stateChange<User>(routes.changeStatus, {
  words: texts.disable,
  name: "disable",
  icon: BanIcon,
  tone: "danger",
  to: "disabled",
  alwaysAsks: ({ status }) => status === "pending",
  undo: () => enable,
});

const enable: PressAction<User> = stateChange<User>(routes.changeStatus, {
  words: texts.enable,
  name: "enable",
  icon: RefreshIcon,
  from: "disabled",
  to: "active",
  undo: () => disable,
});

const activate: PressAction<User> = stateChange<User>(routes.changeStatus, {
  words: texts.activate,
  name: "activate",
  icon: CheckIcon,
  from: "pending",
  to: "active",
});

export const userActions: readonly RecordAction<User>[] = [activate, enable, disable];
