import { z } from "zod";
import { areaOf } from "../../kit/area-of.ts";
import { entity } from "../../kit/entity.ts";
import * as field from "../../kit/field.ts";
import { byChoice, byFlag, byId, byText } from "../../kit/filter.ts";
import { pickAllBut } from "../../kit/pick.ts";
import { deliveryPointTexts } from "./delivery-point.texts.ts";
import { deliveryPoint } from "./delivery-point.ts";
import { section } from "./section.ts";
import { serviceTexts as texts } from "./service.texts.ts";

/** Services (*prestations*): the catalogue's articles. Routes: §2; fields: assumed. */

/** In percent. */
export const vatRates = [0, 5.5, 10, 20] as const;
const vatRate = () => field.mark(z.literal(vatRates), { kind: "number" });

export const service = entity("service", texts, () => ({
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
}));
export type Service = z.output<typeof service.record>;

const at = areaOf("concierge/service", service, texts);
const list = at.table("/admin/concierge/service/ajax-list", {
  filters: {
    themeId: byId("themeId", "theme"),
    sectionId: byId("sectionId", "section"),
    supplierId: byId("supplierId", "supplier"),
    available: byFlag("available"),
  },
});

const sections = at.about(section);
const ofTheme = { entity: "theme", param: "themeId" } as const;

const points = at.about(deliveryPoint);
const pointRows = {
  record: { entity: "service", param: "serviceId" },
  filters: { city: byText("city"), kind: byChoice("kind", deliveryPointTexts.kind) },
} as const;
const pointChange = {
  record: "serviceId",
  body: z.strictObject({
    deliveryPointId: field.titled(field.reference("deliveryPoint"), texts.deliveryPointId, "extension"),
  }),
} as const;

const edited = "reference is unique (422); the section is of the theme, the subsection of the section (422).";

export const serviceRoutes = at.routes({
  list,
  export: at.exportOf(list, "/admin/concierge/service/ajax-list-export"),
  subsections: sections.options("/admin/concierge/service/ajax/theme/{themeId}/subsections", {
    text: "name",
    record: ofTheme,
    note: "Sections of the theme that have a parent; sectionId narrows them to one parent (assumed).",
    filters: { sectionId: field.mark(byId("parentSectionId", "section"), { title: texts.fields.sectionId }) },
  }),
  sections: sections.options("/admin/concierge/service/ajax/theme/{themeId}/section-list", {
    text: "name",
    record: ofTheme,
    note: "Sections of the theme that have no parent.",
  }),
  searchArticle: at.options("/admin/concierge/service/search/article", {
    text: "name",
    details: ["reference", "priceCents", "themeName"],
  }),
  deliveryPoints: points.table("/admin/concierge/service/{serviceId}/delivery-points", pointRows),
  addableDeliveryPoints: points.table("/admin/concierge/service/{serviceId}/delivery-points/add", {
    ...pointRows,
    note: "Lists the points that can still be added; adding one is the POST on the same path.",
  }),
  addDeliveryPoint: at.action("/admin/concierge/service/{serviceId}/delivery-points/add", pointChange),
  removeDeliveryPoint: at.action("/admin/concierge/service/{serviceId}/delivery-points/remove", pointChange),
  ...at.crud("/admin/concierge/service", {
    notes: { create: edited, edit: edited },
    values: pickAllBut(
      service,
      "supplierName",
      "themeName",
      "sectionName",
      "subsectionName",
      "deliveryPointCount",
    ),
    choices: ["supplierId", "themeId", "sectionId", "subsectionId", "unit"],
  }),
});
