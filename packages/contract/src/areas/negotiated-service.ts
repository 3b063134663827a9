import { action, done, nothing } from "../kit/action.ts";
import { entity } from "../kit/entity.ts";
import { exportOf } from "../kit/export.ts";
import * as field from "../kit/field.ts";
import { form } from "../kit/form.ts";
import { deletion } from "../kit/record-routes.ts";
import { table } from "../kit/table.ts";
import { assignedFilters, assignedNote, assignedShape } from "./assignment.ts";
import { historyOf } from "./history.ts";
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

/** A negotiated service on a building's page: with `assigned`. */
export const assignableNegotiatedService = negotiatedService.record.extend(assignedShape);

const values = {
  name: field.requiredText(),
  partner: field.requiredText(),
  discountLabel: field.requiredText(),
  promoCode: field.optionalText(40),
  url: field.url(),
  startsOn: field.optional(field.date()),
  endsOn: field.optional(field.date()),
  enabled: field.flag(),
};

const notes = { area, entity: "negotiatedService" } as const;
const forms = {
  ...notes,
  values,
  answer: negotiatedService.record,
  rules: [
    {
      path: "endsOn",
      message: texts.rules.endsAfterStart,
      holds: (v: { startsOn: string | null; endsOn: string | null }) =>
        v.startsOn === null || v.endsOn === null || v.endsOn >= v.startsOn,
    },
  ],
} as const;

export const negotiatedServiceRoutes = {
  list: table({
    ...notes,
    row: negotiatedService.record,
    path: "/admin/negotiated-services/ajax",
    provenance: "spec",
    summary: texts.summaries.list,
  }),
  export: exportOf({
    ...notes,
    row: negotiatedService.record,
    path: "/admin/negotiated-services/export",
    provenance: "spec",
    summary: texts.summaries.export,
  }),
  forBuilding: table({
    ...notes,
    row: assignableNegotiatedService,
    filters: assignedFilters,
    path: "/admin/negotiated-services/building/ajax/{buildingId}",
    record: { entity: "building", param: "buildingId" },
    provenance: "spec",
    summary: texts.summaries.forBuilding,
    note: `${assignedNote} /admin/building/{buildingId}/negotiated-services/ajax lists only those the building has.`,
  }),
  sort: action({
    ...notes,
    path: "/admin/negotiated-services/sort/{negotiatedServiceId}/{position}",
    record: { entity: "negotiatedService", param: "negotiatedServiceId" },
    provenance: "spec",
    summary: texts.summaries.sort,
    note: "Assumed: positions count from 1; past the end means last; those between move up or down by one.",
    body: nothing,
    answer: done,
  }),
  create: form({
    ...forms,
    mode: "new",
    path: "/admin/negotiated-services/new",
    provenance: "extension",
    summary: texts.summaries.create,
  }),
  edit: form({
    ...forms,
    mode: "edit",
    path: "/admin/negotiated-services/edit/{id}",
    record: { entity: "negotiatedService", param: "id" },
    provenance: "extension",
    summary: texts.summaries.edit,
  }),
  delete: deletion({
    ...notes,
    path: "/admin/negotiated-services/delete/{id}",
    record: { entity: "negotiatedService", param: "id" },
    summary: texts.summaries.delete,
  }),
  history: historyOf({
    area,
    path: "/admin/negotiated-services/history/{id}",
    record: { entity: "negotiatedService", param: "id" },
    summary: texts.summaries.history,
  }),
};
