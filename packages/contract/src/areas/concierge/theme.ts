import { entity } from "../../kit/entity.ts";
import * as field from "../../kit/field.ts";
import { byFlag } from "../../kit/filter.ts";
import { form } from "../../kit/form.ts";
import { options } from "../../kit/options.ts";
import { deletion } from "../../kit/record-routes.ts";
import { table } from "../../kit/table.ts";
import { historyOf } from "../history.ts";
import { getIsOurReading } from "./reading.ts";
import { sectionRoutes } from "./section.ts";
import { themeTexts as texts } from "./theme.texts.ts";

/** Themes (*thèmes*): the top of the concierge catalogue; their sections stand in `section.ts`. Routes: §2; fields: assumed. */
const area = "concierge/theme";

export const theme = entity("theme", texts, {
  name: field.text(),
  /** A name of the icon set (lucide), `shirt`. */
  icon: field.text(60).nullable(),
  color: field.color().nullable(),
  position: field.count(),
  enabled: field.flag(),
  sectionCount: field.count(),
  serviceCount: field.count(),
});

const values = {
  name: field.requiredText(),
  icon: field.optionalText(60),
  color: field.optional(field.color()),
  position: field.count(),
  enabled: field.flag(),
};

const edited = { area, entity: "theme", provenance: "extension", values, answer: theme.record } as const;

export const themeRoutes = {
  list: table({
    area,
    entity: "theme",
    row: theme.record,
    path: "/admin/concierge/theme/ajax-list",
    provenance: "spec",
    summary: texts.summaries.list,
    note: getIsOurReading,
    filters: { enabled: byFlag("enabled") },
  }),
  ...sectionRoutes,
  search: options({
    area,
    entity: "theme",
    textColumn: "name",
    path: "/admin/concierge/theme/ajax/search",
    provenance: "extension",
    summary: texts.summaries.search,
  }),
  create: form({
    ...edited,
    mode: "new",
    path: "/admin/concierge/theme/new",
    summary: texts.summaries.create,
  }),
  edit: form({
    ...edited,
    mode: "edit",
    path: "/admin/concierge/theme/edit/{id}",
    record: { entity: "theme", param: "id" },
    summary: texts.summaries.edit,
  }),
  delete: deletion({
    area,
    entity: "theme",
    path: "/admin/concierge/theme/delete/{id}",
    record: { entity: "theme", param: "id" },
    summary: texts.summaries.delete,
    note: "A theme that still holds services is refused by 409.",
  }),
  history: historyOf({
    area,
    path: "/admin/concierge/theme/history/{id}",
    record: { entity: "theme", param: "id" },
    summary: texts.summaries.history,
  }),
};
