import type { z } from "zod";
import { entity } from "../kit/entity.ts";
import { exportOf } from "../kit/export.ts";
import * as field from "../kit/field.ts";
import { byChoice, byId, byText } from "../kit/filter.ts";
import { form } from "../kit/form.ts";
import { options } from "../kit/options.ts";
import { deletion } from "../kit/record-routes.ts";
import { table } from "../kit/table.ts";
import { assignment } from "./assignment.ts";
import { buildingTexts as texts } from "./building.texts.ts";
import { historyOf } from "./history.ts";
import { negotiatedService } from "./negotiated-service.ts";

/** Buildings (*immeubles*): a residence made of lots. Routes: §2; fields: assumed. */
const area = "building";

export const building = entity("building", texts, {
  name: field.text(),
  reference: field.text(40),
  street: field.text(),
  postalCode: field.postalCode(),
  city: field.text(120),
  neighborhoodId: field.reference("neighborhood").nullable(),
  neighborhoodName: field.text().nullable(),
  walletId: field.reference("wallet").nullable(),
  walletName: field.text().nullable(),
  status: field.choice(texts.status),
  lotCount: field.count(),
  userCount: field.count(),
  managerEmail: field.email().nullable(),
  accessInstructions: field.longText().nullable(),
  createdAt: field.dateTime(),
});

export const buildingRow = building.record.omit({ accessInstructions: true });

const filters = {
  city: byText("city"),
  neighborhoodId: byId("neighborhoodId", "neighborhood"),
  walletId: byId("walletId", "wallet"),
  status: byChoice("status", texts.status),
};

const values = {
  name: field.requiredText(),
  reference: field.requiredText(40),
  street: field.requiredText(),
  postalCode: field.postalCode(),
  city: field.requiredText(120),
  neighborhoodId: field.optional(field.reference("neighborhood")),
  walletId: field.optional(field.reference("wallet")),
  status: field.choice(texts.status),
  lotCount: field.count(),
  managerEmail: field.optional(field.email()),
  accessInstructions: field.optionalLongText(),
};

const rows = { area, entity: "building", row: buildingRow } as const;
const choices = ["status", "neighborhoodId", "walletId"] as const;

/**
 * The four odd paths are the pickers on a service's page. Our reading: `/ajax/{…}/admin/building/…` lists the buildings
 * that have the service, `/buildings/ajax{…}/admin/building/…` those to which it can still be added.
 */
const pickerNote =
  "Assumed reading: /ajax/{id}/… lists the buildings that have the service, /buildings/ajax{id}/… those it can be added to.";

export const buildingRoutes = {
  list: table({
    ...rows,
    path: "/admin/building/ajax-list",
    provenance: "spec",
    summary: texts.summaries.list,
    filters,
  }),
  export: exportOf({
    ...rows,
    path: "/admin/building/ajax-list-export",
    provenance: "spec",
    summary: texts.summaries.export,
    filters,
  }),
  cities: options({
    area,
    entity: "building",
    textColumn: "city",
    idFrom: "text",
    path: "/admin/building/building-cities-list",
    provenance: "spec",
    summary: texts.summaries.cities,
  }),
  withNegotiatedService: table({
    ...rows,
    path: "/ajax/{negotiatedServiceId}/admin/building/negotiated-service",
    record: { entity: "negotiatedService", param: "negotiatedServiceId" },
    provenance: "spec",
    summary: texts.summaries.withNegotiatedService,
    note: pickerNote,
  }),
  withManagedService: table({
    ...rows,
    path: "/ajax/{managedServiceId}/admin/building/managed-services",
    record: { entity: "managedService", param: "managedServiceId" },
    provenance: "spec",
    summary: texts.summaries.withManagedService,
    note: pickerNote,
  }),
  withoutNegotiatedService: table({
    ...rows,
    path: "/buildings/ajax{negotiatedServiceId}/admin/building/negotiated-services",
    record: { entity: "negotiatedService", param: "negotiatedServiceId" },
    provenance: "spec",
    summary: texts.summaries.withoutNegotiatedService,
    note: pickerNote,
  }),
  withoutManagedService: table({
    ...rows,
    path: "/buildings/ajax{managedServiceId}/admin/building/managed-services",
    record: { entity: "managedService", param: "managedServiceId" },
    provenance: "spec",
    summary: texts.summaries.withoutManagedService,
    note: pickerNote,
  }),
  negotiatedServices: table({
    area,
    entity: "negotiatedService",
    row: negotiatedService.record,
    path: "/admin/building/{buildingId}/negotiated-services/ajax",
    record: { entity: "building", param: "buildingId" },
    provenance: "spec",
    summary: texts.summaries.negotiatedServices,
  }),
  search: options({
    area,
    entity: "building",
    textColumn: "name",
    path: "/admin/building/ajax/search",
    provenance: "extension",
    summary: texts.summaries.search,
  }),
  create: form({
    area,
    entity: "building",
    mode: "new",
    path: "/admin/building/new",
    provenance: "extension",
    summary: texts.summaries.create,
    values,
    answer: building.record,
    choices,
  }),
  edit: form({
    area,
    entity: "building",
    mode: "edit",
    path: "/admin/building/edit/{id}",
    record: { entity: "building", param: "id" },
    provenance: "extension",
    summary: texts.summaries.edit,
    values,
    answer: building.record,
    choices,
  }),
  delete: deletion({
    area,
    entity: "building",
    path: "/admin/building/delete/{id}",
    record: { entity: "building", param: "id" },
    summary: texts.summaries.delete,
  }),
  history: historyOf({
    area,
    path: "/admin/building/history/{id}",
    record: { entity: "building", param: "id" },
    summary: texts.summaries.history,
  }),
  addManagedService: assignment({
    area,
    entity: "building",
    path: "/admin/building/{buildingId}/managed-services/{managedServiceId}/add",
    record: { entity: "building", param: "buildingId" },
    summary: texts.summaries.addManagedService,
  }),
  removeManagedService: assignment({
    area,
    entity: "building",
    path: "/admin/building/{buildingId}/managed-services/{managedServiceId}/remove",
    record: { entity: "building", param: "buildingId" },
    summary: texts.summaries.removeManagedService,
  }),
  addNegotiatedService: assignment({
    area,
    entity: "building",
    path: "/admin/building/{buildingId}/negotiated-services/{negotiatedServiceId}/add",
    record: { entity: "building", param: "buildingId" },
    summary: texts.summaries.addNegotiatedService,
  }),
  removeNegotiatedService: assignment({
    area,
    entity: "building",
    path: "/admin/building/{buildingId}/negotiated-services/{negotiatedServiceId}/remove",
    record: { entity: "building", param: "buildingId" },
    summary: texts.summaries.removeNegotiatedService,
  }),
};

export type BuildingRow = z.output<typeof buildingRow>;
