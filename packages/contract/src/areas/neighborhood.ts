import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { byChoice, byText } from "../kit/filter.ts";
import { form } from "../kit/form.ts";
import { options } from "../kit/options.ts";
import { deletion } from "../kit/record-routes.ts";
import { table } from "../kit/table.ts";
import { assignedFilters, assignedNote, assignedShape, assignment } from "./assignment.ts";
import { historyOf } from "./history.ts";
import { neighborhoodTexts as texts } from "./neighborhood.texts.ts";

/** Neighbourhoods (*quartiers*): groups of buildings. Routes: §2; fields: assumed. */
const area = "neighborhood";

export const neighborhood = entity("neighborhood", texts, {
  name: field.text(),
  city: field.text(120),
  postalCodes: field.list(field.postalCode(), 20),
  description: field.longText().nullable(),
  contactEmail: field.email().nullable(),
  buildingCount: field.count(),
  managedServiceCount: field.count(),
  status: field.choice(texts.status),
});

export const neighborhoodRow = neighborhood.record.omit({ description: true });
/** A neighbourhood on a managed service's page: with `assigned`. */
export const assignableNeighborhood = neighborhoodRow.extend(assignedShape);

const filters = { city: byText("city"), status: byChoice("status", texts.status) };

const values = {
  name: field.requiredText(),
  city: field.requiredText(120),
  postalCodes: field.list(field.postalCode(), 20).default([]),
  description: field.optionalLongText(),
  contactEmail: field.optional(field.email()),
  status: field.choice(texts.status),
};

const notes = { area, entity: "neighborhood" } as const;
const forms = { ...notes, values, answer: neighborhood.record, choices: ["status"] } as const;

export const neighborhoodRoutes = {
  list: table({
    ...notes,
    row: neighborhoodRow,
    path: "/admin/neighborhood/ajax-list",
    provenance: "spec",
    summary: texts.summaries.list,
    filters,
  }),
  cities: options({
    ...notes,
    textColumn: "city",
    idFrom: "text",
    path: "/admin/neighborhood/neighborhood-cities-list",
    provenance: "spec",
    summary: texts.summaries.cities,
  }),
  forManagedService: table({
    ...notes,
    row: assignableNeighborhood,
    path: "/admin/neighborhood/managed-services/{managedServiceId}",
    record: { entity: "managedService", param: "managedServiceId" },
    provenance: "spec",
    summary: texts.summaries.forManagedService,
    note: `« Neighbourhoods to add or list. » ${assignedNote}`,
    filters: assignedFilters,
  }),
  search: options({
    ...notes,
    textColumn: "name",
    path: "/admin/neighborhood/ajax/search",
    provenance: "extension",
    summary: texts.summaries.search,
  }),
  create: form({
    ...forms,
    mode: "new",
    path: "/admin/neighborhood/new",
    provenance: "extension",
    summary: texts.summaries.create,
  }),
  edit: form({
    ...forms,
    mode: "edit",
    path: "/admin/neighborhood/edit/{id}",
    record: { entity: "neighborhood", param: "id" },
    provenance: "extension",
    summary: texts.summaries.edit,
  }),
  delete: deletion({
    ...notes,
    path: "/admin/neighborhood/delete/{id}",
    record: { entity: "neighborhood", param: "id" },
    summary: texts.summaries.delete,
  }),
  history: historyOf({
    area,
    path: "/admin/neighborhood/history/{id}",
    record: { entity: "neighborhood", param: "id" },
    summary: texts.summaries.history,
  }),
  addManagedService: assignment({
    ...notes,
    path: "/admin/neighborhood/{neighborhoodId}/managed-services/{managedServiceId}/add",
    record: { entity: "neighborhood", param: "neighborhoodId" },
    summary: texts.summaries.addManagedService,
  }),
  removeManagedService: assignment({
    ...notes,
    path: "/admin/neighborhood/{neighborhoodId}/managed-services/{managedServiceId}/remove",
    record: { entity: "neighborhood", param: "neighborhoodId" },
    summary: texts.summaries.removeManagedService,
  }),
};
