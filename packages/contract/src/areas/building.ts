import type { z } from "zod";
import { areaOf } from "../kit/area-of.ts";
import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { byChoice, byId, byText } from "../kit/filter.ts";
import { pickAllBut } from "../kit/pick.ts";
import { frozenInForm, transitions } from "../kit/states.ts";
import { buildingTexts as texts } from "./building.texts.ts";
import { negotiatedService } from "./negotiated-service.ts";

/** Buildings (*immeubles*): residences made of lots. Routes: §2; fields: assumed. */
export const building = entity("building", texts, () => ({
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
  lotCount: field.count(100_000),
  userCount: field.count(),
  managerEmail: field.email().nullable(),
  accessInstructions: field.longText().nullable(),
  createdAt: field.dateTime(),
}));

export const buildingTransitions = transitions(texts.status, {
  draft: ["active", "archived"],
  active: ["archived"],
  archived: ["active"],
});

export const buildingRow = building.record.omit({ accessInstructions: true });

const at = areaOf("building", building, texts);
const list = at.table("/admin/building/ajax-list", {
  row: buildingRow,
  filters: {
    city: byText("city"),
    neighborhoodId: byId("neighborhoodId", "neighborhood"),
    walletId: byId("walletId", "wallet"),
    status: byChoice("status", texts.status),
  },
});

const picker = {
  row: buildingRow,
  note: "Assumed reading: /ajax/{id}/… lists the buildings that have the service, /buildings/ajax{id}/… those it can be added to.",
} as const;
const managedService = { entity: "managedService", param: "managedServiceId" } as const;
const negotiated = { entity: "negotiatedService", param: "negotiatedServiceId" } as const;

export const buildingRoutes = at.routes({
  list,
  export: at.exportOf(list, "/admin/building/ajax-list-export"),
  cities: at.options("/admin/building/building-cities-list", { text: "city", idFrom: "text" }),
  withNegotiatedService: at.table("/ajax/{negotiatedServiceId}/admin/building/negotiated-service", {
    ...picker,
    record: negotiated,
  }),
  withManagedService: at.table("/ajax/{managedServiceId}/admin/building/managed-services", {
    ...picker,
    record: managedService,
  }),
  withoutNegotiatedService: at.table(
    "/buildings/ajax{negotiatedServiceId}/admin/building/negotiated-services",
    {
      ...picker,
      record: negotiated,
    },
  ),
  withoutManagedService: at.table("/buildings/ajax{managedServiceId}/admin/building/managed-services", {
    ...picker,
    record: managedService,
  }),
  negotiatedServices: at
    .about(negotiatedService)
    .table("/admin/building/{buildingId}/negotiated-services/ajax", {
      record: { entity: "building", param: "buildingId" },
    }),
  search: at.options("/admin/building/ajax/search", {
    text: "name",
    details: ["reference", "city"],
  }),
  ...at.crud("/admin/building", {
    kept: { counted: "userCount", words: texts.kept },
    values: pickAllBut(building, "neighborhoodName", "walletName", "userCount", "createdAt"),
    rules: [field.postalCodeRule],
    choices: ["status", "neighborhoodId", "walletId"],
    frozen: frozenInForm(["status"], texts.frozen),
  }),
  changeStatus: at.stateChange("/admin/building/{id}/status", {
    record: "id",
    field: "status",
    counted: ["userCount"],
    next: buildingTransitions,
    note: "Assumed: residents keep their ties to an archived building.",
  }),
  addManagedService: at.action("/admin/building/{buildingId}/managed-services/{managedServiceId}/add", {
    record: "buildingId",
    conflicts: true,
  }),
  removeManagedService: at.action("/admin/building/{buildingId}/managed-services/{managedServiceId}/remove", {
    record: "buildingId",
  }),
  addNegotiatedService: at.action(
    "/admin/building/{buildingId}/negotiated-services/{negotiatedServiceId}/add",
    { record: "buildingId", conflicts: true },
  ),
  removeNegotiatedService: at.action(
    "/admin/building/{buildingId}/negotiated-services/{negotiatedServiceId}/remove",
    { record: "buildingId" },
  ),
});

export type BuildingRow = z.output<typeof buildingRow>;
