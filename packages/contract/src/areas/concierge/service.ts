import { z } from "zod";
import { entity } from "../../kit/entity.ts";
import { exportOf } from "../../kit/export.ts";
import * as field from "../../kit/field.ts";
import { byFlag, byId } from "../../kit/filter.ts";
import { form } from "../../kit/form.ts";
import { options } from "../../kit/options.ts";
import { deletion } from "../../kit/record-routes.ts";
import { table } from "../../kit/table.ts";
import { historyOf } from "../history.ts";
import { getIsOurReading } from "./reading.ts";
import { serviceTexts as texts } from "./service.texts.ts";
import { serviceDeliveryPointRoutes } from "./service-delivery-points.ts";

/** Services (*prestations*): the catalogue's articles. Routes: §2; fields: assumed. */
const area = "concierge/service";

/** French VAT rates in per cent. */
export const vatRates = [0, 5.5, 10, 20] as const;
const vatRate = () => field.mark(z.literal(vatRates), { kind: "number" });

export const service = entity("service", texts, {
  name: field.text(),
  reference: field.text(40),
  supplierId: field.reference("supplier"),
  supplierName: field.text(),
  themeId: field.reference("theme"),
  themeName: field.text(),
  sectionId: field.reference("section"),
  sectionName: field.text(),
  subsectionId: field.reference("section").nullable(),
  subsectionName: field.text().nullable(),
  priceCents: field.money(),
  unit: field.choice(texts.unit),
  vatRate: vatRate(),
  available: field.flag(),
  deliveryPointCount: field.count(),
});
export type Service = z.output<typeof service.record>;

const filters = {
  themeId: byId("themeId", "theme"),
  sectionId: byId("sectionId", "section"),
  supplierId: byId("supplierId", "supplier"),
  available: byFlag("available"),
};

const values = {
  name: field.requiredText(),
  reference: field.requiredText(40),
  supplierId: field.reference("supplier"),
  themeId: field.reference("theme"),
  sectionId: field.reference("section"),
  subsectionId: field.optional(field.reference("section")),
  priceCents: field.money(),
  unit: field.choice(texts.unit),
  vatRate: vatRate(),
  available: field.flag(),
};

const rows = {
  area,
  entity: "service",
  row: service.record,
  provenance: "spec",
  note: getIsOurReading,
} as const;
const edited = {
  area,
  entity: "service",
  provenance: "extension",
  values,
  answer: service.record,
  choices: ["supplierId", "themeId", "sectionId", "subsectionId", "unit"],
  note: "reference is unique (422); the section is of the theme, the subsection of the section (422).",
} as const;

export const serviceRoutes = {
  list: table({
    ...rows,
    path: "/admin/concierge/service/ajax-list",
    summary: texts.summaries.list,
    filters,
  }),
  export: exportOf({
    ...rows,
    path: "/admin/concierge/service/ajax-list-export",
    summary: texts.summaries.export,
    filters,
  }),
  subsections: options({
    area,
    entity: "section",
    textColumn: "name",
    path: "/admin/concierge/service/ajax/theme/{themeId}/subsections",
    record: { entity: "theme", param: "themeId" },
    provenance: "spec",
    summary: texts.summaries.subsections,
    note: `${getIsOurReading} Sections of the theme that have a parent; sectionId narrows them to one parent (assumed).`,
    filters: { sectionId: field.mark(byId("parentSectionId", "section"), { title: texts.fields.sectionId }) },
  }),
  sections: options({
    area,
    entity: "section",
    textColumn: "name",
    path: "/admin/concierge/service/ajax/theme/{themeId}/section-list",
    record: { entity: "theme", param: "themeId" },
    provenance: "spec",
    summary: texts.summaries.sections,
    note: `${getIsOurReading} Sections of the theme that have no parent.`,
  }),
  searchArticle: options({
    area,
    entity: "service",
    textColumn: "name",
    path: "/admin/concierge/service/search/article",
    provenance: "spec",
    summary: texts.summaries.searchArticle,
    note: getIsOurReading,
  }),
  ...serviceDeliveryPointRoutes,
  create: form({
    ...edited,
    mode: "new",
    path: "/admin/concierge/service/new",
    summary: texts.summaries.create,
  }),
  edit: form({
    ...edited,
    mode: "edit",
    path: "/admin/concierge/service/edit/{id}",
    record: { entity: "service", param: "id" },
    summary: texts.summaries.edit,
  }),
  delete: deletion({
    area,
    entity: "service",
    path: "/admin/concierge/service/delete/{id}",
    record: { entity: "service", param: "id" },
    summary: texts.summaries.delete,
  }),
  history: historyOf({
    area,
    path: "/admin/concierge/service/history/{id}",
    record: { entity: "service", param: "id" },
    summary: texts.summaries.history,
  }),
};
