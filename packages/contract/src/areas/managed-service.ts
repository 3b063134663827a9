import { action, done, nothing } from "../kit/action.ts";
import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { form } from "../kit/form.ts";
import { deletion } from "../kit/record-routes.ts";
import { table } from "../kit/table.ts";
import { assignedFilters, assignedNote, assignedShape } from "./assignment.ts";
import { historyOf } from "./history.ts";
import { managedServiceTexts as texts } from "./managed-service.texts.ts";

/** Managed services (*services gérés*): run by the operator, ordered by position (§4 Ordering). Fields: assumed. */
const area = "managed-service";

export const managedService = entity("managedService", texts, {
  position: field.count(),
  name: field.text(),
  category: field.choice(texts.category),
  provider: field.text().nullable(),
  phone: field.phone().nullable(),
  email: field.email().nullable(),
  url: field.url().nullable(),
  description: field.longText().nullable(),
  enabled: field.flag(),
  buildingCount: field.count(),
  neighborhoodCount: field.count(),
});

export const managedServiceRow = managedService.record.omit({ description: true });
/** A managed service on a building's or a neighbourhood's page: with `assigned`. */
export const assignableManagedService = managedServiceRow.extend(assignedShape);

const values = {
  name: field.requiredText(),
  category: field.choice(texts.category),
  provider: field.optionalText(),
  phone: field.optional(field.phone()),
  email: field.optional(field.email()),
  url: field.optional(field.url()),
  description: field.optionalLongText(),
  enabled: field.flag(),
};

const notes = { area, entity: "managedService" } as const;
const forms = { ...notes, values, answer: managedService.record, choices: ["category"] } as const;
const candidates = {
  ...notes,
  row: assignableManagedService,
  filters: assignedFilters,
  provenance: "spec",
  note: assignedNote,
} as const;

export const managedServiceRoutes = {
  list: table({
    ...notes,
    row: managedServiceRow,
    path: "/admin/managed-services/ajax",
    provenance: "spec",
    summary: texts.summaries.list,
  }),
  forBuilding: table({
    ...candidates,
    path: "/admin/managed-services/building/ajax/{buildingId}",
    record: { entity: "building", param: "buildingId" },
    summary: texts.summaries.forBuilding,
  }),
  forNeighborhood: table({
    ...candidates,
    path: "/admin/managed-services/neighborhood/ajax/{neighborhoodId}",
    record: { entity: "neighborhood", param: "neighborhoodId" },
    summary: texts.summaries.forNeighborhood,
  }),
  sort: action({
    ...notes,
    path: "/admin/managed-services/sort/{managedServiceId}/{position}",
    record: { entity: "managedService", param: "managedServiceId" },
    provenance: "spec",
    summary: texts.summaries.sort,
    note: "Assumed: positions count from 1; past the end means last; those between move up or down by one.",
    body: nothing,
    answer: done,
  }),
  create: form({
    ...forms,
    mode: "new",
    path: "/admin/managed-services/new",
    provenance: "extension",
    summary: texts.summaries.create,
  }),
  edit: form({
    ...forms,
    mode: "edit",
    path: "/admin/managed-services/edit/{id}",
    record: { entity: "managedService", param: "id" },
    provenance: "extension",
    summary: texts.summaries.edit,
  }),
  delete: deletion({
    ...notes,
    path: "/admin/managed-services/delete/{id}",
    record: { entity: "managedService", param: "id" },
    summary: texts.summaries.delete,
  }),
  history: historyOf({
    area,
    path: "/admin/managed-services/history/{id}",
    record: { entity: "managedService", param: "id" },
    summary: texts.summaries.history,
  }),
};
