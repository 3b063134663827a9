import { ModuleIcon } from "@palier/ui";
import { area } from "#areas/area.ts";
import { moduleAreaTexts as texts } from "./module.area.texts.ts";

export const moduleArea = area({
  name: "module",
  at: "modules",
  entity: "module",
  texts,
  menu: { group: "property", icon: ModuleIcon, order: 4 },
  list: () => import("./module.list.ts"),
  record: () => import("./module.record.tsx"),
  tabs: { history: "history" },
});
