import { z } from "zod";
import { entity } from "../../kit/entity.ts";
import { exportOf } from "../../kit/export.ts";
import * as field from "../../kit/field.ts";
import { byChoice, byText } from "../../kit/filter.ts";
import { form } from "../../kit/form.ts";
import { options } from "../../kit/options.ts";
import { deletion } from "../../kit/record-routes.ts";
import { table } from "../../kit/table.ts";
import { historyOf } from "../history.ts";
import { deliveryPointTexts as texts } from "./delivery-point.texts.ts";
import { getIsOurReading } from "./reading.ts";

/** Delivery points (*points de livraison*): where orders are handed over. Routes: §2; fields: assumed. */
const area = "concierge/delivery-point";

/** How many parcels or bags fit at once. */
const capacity = () => field.mark(z.int().min(1).max(100_000), { kind: "count" });

export const deliveryPoint = entity("deliveryPoint", texts, {
  name: field.text(),
  kind: field.choice(texts.kind),
  buildingId: field.reference("building").nullable(),
  buildingName: field.text().nullable(),
  street: field.text(),
  postalCode: field.postalCode(),
  city: field.text(120),
  openingHours: field.text().nullable(),
  capacity: capacity().nullable(),
  enabled: field.flag(),
});

const filters = { city: byText("city"), kind: byChoice("kind", texts.kind) };

const values = {
  name: field.requiredText(),
  kind: field.choice(texts.kind),
  buildingId: field.optional(field.reference("building")),
  street: field.requiredText(),
  postalCode: field.postalCode(),
  city: field.requiredText(120),
  openingHours: field.optionalText(),
  capacity: field.optional(capacity()),
  enabled: field.flag(),
};

const rows = { area, entity: "deliveryPoint", row: deliveryPoint.record, note: getIsOurReading } as const;
const edited = {
  area,
  entity: "deliveryPoint",
  provenance: "extension",
  values,
  answer: deliveryPoint.record,
  choices: ["kind", "buildingId"],
} as const;

export const deliveryPointRoutes = {
  list: table({
    ...rows,
    path: "/admin/concierge/delivery-point/ajax-list",
    provenance: "spec",
    summary: texts.summaries.list,
    filters,
  }),
  export: exportOf({
    ...rows,
    path: "/admin/concierge/delivery-point/ajax-list-export",
    provenance: "spec",
    summary: texts.summaries.export,
    filters,
  }),
  search: options({
    area,
    entity: "deliveryPoint",
    textColumn: "name",
    path: "/admin/concierge/delivery-point/ajax/search",
    provenance: "extension",
    summary: texts.summaries.search,
  }),
  cities: options({
    area,
    entity: "deliveryPoint",
    textColumn: "city",
    idFrom: "text",
    path: "/admin/concierge/delivery-point/delivery-point-cities-list",
    provenance: "extension",
    summary: texts.summaries.cities,
  }),
  create: form({
    ...edited,
    mode: "new",
    path: "/admin/concierge/delivery-point/new",
    summary: texts.summaries.create,
  }),
  edit: form({
    ...edited,
    mode: "edit",
    path: "/admin/concierge/delivery-point/edit/{id}",
    record: { entity: "deliveryPoint", param: "id" },
    summary: texts.summaries.edit,
  }),
  delete: deletion({
    area,
    entity: "deliveryPoint",
    path: "/admin/concierge/delivery-point/delete/{id}",
    record: { entity: "deliveryPoint", param: "id" },
    summary: texts.summaries.delete,
  }),
  history: historyOf({
    area,
    path: "/admin/concierge/delivery-point/history/{id}",
    record: { entity: "deliveryPoint", param: "id" },
    summary: texts.summaries.history,
  }),
};
