import { moduleRoutes as routes } from "@palier/contract/areas/module";
import { defineList } from "#lists/define-list.ts";
import { moduleActions } from "./module.actions.ts";
import { moduleTexts } from "./module.texts.ts";

/** §2. */
export const list = defineList({
  name: "module",
  texts: moduleTexts.list,
  table: routes.list,
  views: "module.list",
  columns: {
    label: { flex: 2.2, main: true },
    enabled: { width: 100 },
    // For programs.
    code: { width: 168, hidden: true },
    description: { flex: 2.5 },
    buildingCount: { width: 120 },
    updatedAt: { width: 160, telling: 0.5 },
  },
  filters: {},
  order: [{ column: "label", dir: "asc" }],
  actions: moduleActions,
});
