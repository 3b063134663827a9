import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { form } from "../kit/form.ts";
import { table } from "../kit/table.ts";
import { historyOf } from "./history.ts";
import { moduleTexts as texts } from "./module.texts.ts";

/** Modules: features that are on or off for the whole platform. Route: §2; fields: assumed. */
const area = "module";

/** `buildingCount`: in how many buildings the module is on. */
export const module = entity("module", texts, {
  code: field.text(60),
  label: field.text(),
  description: field.longText().nullable(),
  enabled: field.flag(),
  buildingCount: field.count(),
  updatedAt: field.dateTime(),
});

export const moduleRoutes = {
  list: table({
    area,
    entity: "module",
    row: module.record,
    path: "/admin/modules/ajax",
    provenance: "spec",
    summary: texts.summaries.list,
  }),
  edit: form({
    area,
    entity: "module",
    mode: "edit",
    path: "/admin/modules/edit/{id}",
    record: { entity: "module", param: "id" },
    provenance: "extension",
    summary: texts.summaries.edit,
    values: {
      label: field.requiredText(),
      description: field.optionalLongText(),
      enabled: field.flag(),
    },
    answer: module.record,
  }),
  history: historyOf({
    area,
    path: "/admin/modules/history/{id}",
    record: { entity: "module", param: "id" },
    summary: texts.summaries.history,
  }),
};
