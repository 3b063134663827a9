import { settingRoutes as routes } from "@palier/contract/areas/setting";
import { defineList } from "#lists/define-list.ts";
import { settingTexts } from "./setting.texts.ts";
import { SettingCell } from "./setting-value.tsx";

/** §2. */
export const list = defineList({
  name: "setting",
  texts: settingTexts.list,
  table: routes.list,
  views: "setting.list",
  columns: {
    label: { flex: 2, main: true },
    // Programs know a setting by its key, and its value shows its type.
    key: { width: 230, hidden: true },
    type: { width: 110, hidden: true },
    value: { flex: 2, telling: 5 },
    updatedAt: { width: 150, telling: 0.5 },
    updatedBy: { flex: 1, hidden: true },
  },
  cells: { value: SettingCell },
  filters: {},
  order: [{ column: "key", dir: "asc" }],
});
