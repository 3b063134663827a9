import { moduleRoutes as routes } from "@palier/contract/areas/module";
import { BanIcon, CheckIcon } from "@palier/ui";
import type { RecordAction } from "#actions/action.ts";
import { stateChange } from "#actions/state-change.ts";
import type { RowOf } from "#lists/define-list.ts";
import { moduleTexts as texts } from "./module.texts.ts";

type Module = RowOf<typeof routes.list>;

/** Both ways are confirmed, as all buildings are affected. */
export const moduleActions: readonly RecordAction<Module>[] = [
  stateChange<Module>(routes.changeEnabled, {
    words: texts.on,
    name: "on",
    icon: CheckIcon,
    inline: true,
    to: true,
    alwaysAsks: () => true,
  }),
  stateChange<Module>(routes.changeEnabled, {
    words: texts.off,
    name: "off",
    icon: BanIcon,
    inline: true,
    tone: "danger",
    to: false,
    alwaysAsks: () => true,
  }),
];
