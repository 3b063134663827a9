import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { table } from "../kit/table.ts";
import { negotiatedServiceTexts as texts } from "./negotiated-service.texts.ts";

/** Negotiated services (*services négociés*): partners' offers, ordered by position. Routes: §2; fields: assumed. */
const area = "negotiated-service";

export const negotiatedService = entity("negotiatedService", texts, {
  position: field.count(),
  name: field.text(),
  partner: field.text(),
  discountLabel: field.text(),
  promoCode: field.text(40).nullable(),
  url: field.url(),
  startsOn: field.date().nullable(),
  endsOn: field.date().nullable(),
  enabled: field.flag(),
  buildingCount: field.count(),
});

export const negotiatedServiceRoutes = {
  list: table({
    area,
    entity: "negotiatedService",
    row: negotiatedService.record,
    path: "/admin/negotiated-services/ajax",
    provenance: "spec",
    summary: texts.summaries.list,
  }),
};
