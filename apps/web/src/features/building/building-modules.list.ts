import { moduleRoutes as routes } from "@palier/contract/areas/module";
import { defineList, type RowOf } from "#lists/define-list.ts";
import { buildingTexts as texts } from "./building.texts.ts";

export type BuildingModule = RowOf<typeof routes.forBuilding>;

/** Effective only if the platform's switch is on too. */
export const buildingModules = defineList({
  name: "building-modules",
  texts: texts.modules,
  table: routes.forBuilding,
  columns: {
    label: { flex: 1, main: true },
    onInBuilding: { width: 180 },
    enabled: { width: 180 },
    description: { flex: 2 },
  },
  filters: { onInBuilding: {} },
  order: [{ column: "label", dir: "asc" }],
  open: ({ id }, pathOf) => pathOf("module", id),
});
