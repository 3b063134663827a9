import { SettingsIcon } from "@palier/ui";
import { area } from "#areas/area.ts";
import { settingAreaTexts as texts } from "./setting.area.texts.ts";

export const settingArea = area({
  name: "setting",
  at: "settings",
  entity: "setting",
  texts,
  menu: { group: "settings", icon: SettingsIcon, order: 2 },
  list: () => import("./setting.list.ts"),
  record: () => import("./setting.record.tsx"),
  tabs: { history: "history" },
});
