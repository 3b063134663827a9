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
    // Keys differ at their ends.
    key: { width: 230 },
    type: { width: 110 },
    value: { flex: 2, telling: 5 },
    updatedAt: { width: 150, telling: 0.5 },
    updatedBy: { flex: 1, hidden: true },
  },
  cells: { value: SettingCell },
  filters: {},
  order: [{ column: "key", dir: "asc" }],
});
