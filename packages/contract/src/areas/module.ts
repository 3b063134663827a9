import { areaOf } from "../kit/area-of.ts";
import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { byFlag } from "../kit/filter.ts";
import { pick } from "../kit/pick.ts";
import { frozenInForm } from "../kit/states.ts";
import { moduleTexts as texts } from "./module.texts.ts";

/**
 * Switched on or off for the platform and per building. Route: §2; fields: assumed. `buildingCount`: active
 * buildings with the module on; 0 while off for the platform.
 */
export const module = entity("module", texts, () => ({
  code: field.text(60),
  label: field.text(),
  description: field.longText().nullable(),
  enabled: field.flag(),
  buildingCount: field.count(),
  updatedAt: field.dateTime(),
}));

/** Both switches must be on for it to run. */
export const buildingModule = module.record.extend({
  enabled: field.titled(field.flag(), texts.onPlatform),
  onInBuilding: field.titled(field.flag(), texts.onInBuilding),
});

const at = areaOf("module", module, texts);
const ofBuilding = { entity: "building", param: "buildingId" } as const;

export const moduleRoutes = at.routes({
  list: at.table("/admin/modules/ajax"),
  ...at.crud("/admin/modules", {
    only: ["edit", "history"],
    values: pick(module, "label", "description", "enabled"),
    frozen: frozenInForm(["enabled"], texts.frozen),
  }),
  changeEnabled: at.stateChange("/admin/modules/{id}/enabled", {
    record: "id",
    field: "enabled",
    counted: ["buildingCount"],
    note: "Assumed: for the whole platform; what was chosen for single buildings stays, and counts again when the module is on.",
  }),
  forBuilding: at.table("/admin/modules/building/ajax/{buildingId}", {
    row: buildingModule,
    record: ofBuilding,
    filters: { onInBuilding: byFlag("onInBuilding") },
    note: "All modules. A new building has every one on; the platform's own switch (enabled) leaves the building's as it is.",
  }),
  switchOn: at.action("/admin/building/{buildingId}/modules/{moduleId}/on", { record: ofBuilding }),
  switchOff: at.action("/admin/building/{buildingId}/modules/{moduleId}/off", { record: ofBuilding }),
});
