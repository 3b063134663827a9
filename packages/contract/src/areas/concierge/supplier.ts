import type { z } from "zod";
import { action, fragment } from "../../kit/action.ts";
import { entity } from "../../kit/entity.ts";
import { exportOf } from "../../kit/export.ts";
import * as field from "../../kit/field.ts";
import { byFlag, byListedText } from "../../kit/filter.ts";
import { form } from "../../kit/form.ts";
import { options } from "../../kit/options.ts";
import { deletion } from "../../kit/record-routes.ts";
import { table } from "../../kit/table.ts";
import { historyOf } from "../history.ts";
import { getIsOurReading } from "./reading.ts";
import { supplierTexts as texts } from "./supplier.texts.ts";
import { offerRequest, offerServices, themeOffer } from "./supplier-offer.ts";

/** Suppliers (*conciergerie*): who fulfils concierge orders. Routes: §2; fields: assumed. */
const area = "concierge/supplier";

export const supplier = entity("supplier", texts, {
  name: field.text(),
  email: field.email(),
  phone: field.phone().nullable(),
  cities: field.list(field.text(120), 200),
  themeCount: field.count(),
  orderCount: field.count(),
  serviceIds: field.list(field.reference("service"), 2000),
  enabled: field.flag(),
});

export const supplierRow = supplier.record.omit({ serviceIds: true });

const filters = { city: byListedText("cities"), enabled: byFlag("enabled") };

const values = {
  name: field.requiredText(),
  email: field.email(),
  phone: field.optional(field.phone()),
  cities: field.list(field.requiredText(120), 200).default([]),
  enabled: field.flag(),
};

const rows = { area, entity: "supplier", row: supplierRow, note: getIsOurReading } as const;
const edited = {
  area,
  entity: "supplier",
  provenance: "extension",
  values,
  answer: supplier.record,
} as const;

export const supplierRoutes = {
  list: table({
    ...rows,
    path: "/admin/concierge/concierge-ajax/list",
    provenance: "spec",
    summary: texts.summaries.list,
    filters,
  }),
  export: exportOf({
    ...rows,
    path: "/admin/concierge/concierge-ajax/export",
    provenance: "spec",
    summary: texts.summaries.export,
    filters,
  }),
  themeSections: fragment({
    area,
    entity: "supplier",
    path: "/admin/concierge/concierge-ajax/manage-service/{supplierId}/theme/section-list",
    record: { entity: "supplier", param: "supplierId" },
    provenance: "spec",
    summary: texts.summaries.themeSections,
    note: "Body and answer are assumed: it reads, and changes nothing.",
    body: offerRequest,
    answer: themeOffer,
  }),
  offer: action({
    area,
    entity: "supplier",
    path: "/admin/concierge/concierge-ajax/manage-service/{supplierId}/theme/{themeId}/services",
    record: { entity: "supplier", param: "supplierId" },
    provenance: "extension",
    summary: texts.summaries.offer,
    note: "The whole choice of one theme at once: what is left out is no longer offered; other themes stay.",
    body: offerServices,
    answer: themeOffer,
  }),
  search: options({
    area,
    entity: "supplier",
    textColumn: "name",
    path: "/admin/concierge/supplier/ajax/search",
    provenance: "extension",
    summary: texts.summaries.search,
  }),
  cities: options({
    area,
    entity: "supplier",
    textColumn: "cities",
    idFrom: "text",
    path: "/admin/concierge/supplier/supplier-cities-list",
    provenance: "extension",
    summary: texts.summaries.cities,
  }),
  create: form({
    ...edited,
    mode: "new",
    path: "/admin/concierge/supplier/new",
    summary: texts.summaries.create,
  }),
  edit: form({
    ...edited,
    mode: "edit",
    path: "/admin/concierge/supplier/edit/{id}",
    record: { entity: "supplier", param: "id" },
    summary: texts.summaries.edit,
  }),
  delete: deletion({
    area,
    entity: "supplier",
    path: "/admin/concierge/supplier/delete/{id}",
    record: { entity: "supplier", param: "id" },
    summary: texts.summaries.delete,
  }),
  history: historyOf({
    area,
    path: "/admin/concierge/supplier/history/{id}",
    record: { entity: "supplier", param: "id" },
    summary: texts.summaries.history,
  }),
};

export type Supplier = z.output<typeof supplier.record>;
