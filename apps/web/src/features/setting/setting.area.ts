import { settingNoun } from "@palier/contract/areas/setting.noun.texts";
import { SettingsIcon } from "@palier/ui";
import { areaTexts } from "#areas/area.texts.ts";
import { area } from "#areas/area.ts";

export const settingArea = area({
  name: "setting",
  at: "settings",
  entity: "setting",
  texts: areaTexts(settingNoun),
  menu: { group: "settings", icon: SettingsIcon, order: 2, letter: "z" },
  list: () => import("./setting.list.ts"),
  record: () => import("./setting.record.tsx"),
  tabs: { history: "history" },
});
