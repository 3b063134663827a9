import { areaOf } from "../kit/area-of.ts";
import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { pick } from "../kit/pick.ts";
import { moduleTexts as texts } from "./module.texts.ts";

/**
 * Modules: features that are on or off for the whole platform. Route: §2; fields: assumed. `buildingCount`: in how many
 * buildings the module is on.
 */
export const module = entity("module", texts, {
  code: field.text(60),
  label: field.text(),
  description: field.longText().nullable(),
  enabled: field.flag(),
  buildingCount: field.count(),
  updatedAt: field.dateTime(),
});

const at = areaOf("module", module, texts);

export const moduleRoutes = at.routes({
  list: at.table("/admin/modules/ajax"),
  ...at.crud("/admin/modules", {
    only: ["edit", "history"],
    values: pick(module, "label", "description", "enabled"),
  }),
});
