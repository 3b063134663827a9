import { moduleNoun } from "@palier/contract/areas/module.noun.texts";
import { ModuleIcon } from "@palier/ui";
import { areaTexts } from "#areas/area.texts.ts";
import { area } from "#areas/area.ts";

export const moduleArea = area({
  name: "module",
  at: "modules",
  entity: "module",
  texts: areaTexts(moduleNoun),
  menu: { group: "property", icon: ModuleIcon, order: 4, letter: "o" },
  list: () => import("./module.list.ts"),
  record: () => import("./module.record.tsx"),
  tabs: { history: "history" },
});
