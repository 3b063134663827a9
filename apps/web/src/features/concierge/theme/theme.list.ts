import { themeRoutes as routes } from "@palier/contract/areas/concierge/theme";
import { defineList } from "#lists/define-list.ts";
import { ColorCell } from "./color-cell.tsx";
import { themeActions } from "./theme.actions.ts";
import { themeTexts } from "./theme.texts.ts";

/** §2. */
export const list = defineList({
  name: "concierge/theme",
  texts: themeTexts.list,
  table: routes.list,
  views: "theme.list",
  columns: {
    position: { width: 100 },
    name: { flex: 2, main: true },
    color: { width: 130 },
    sectionCount: { width: 120 },
    serviceCount: { width: 130 },
    enabled: { width: 100 },
  },
  cells: { color: ColorCell },
  filters: { enabled: {} },
  order: [{ column: "position", dir: "asc" }],
  actions: themeActions,
});
