import { areaOf } from "../kit/area-of.ts";
import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { byChoice, byText } from "../kit/filter.ts";
import { checkTexts } from "../kit/kit.texts.ts";
import { pick } from "../kit/pick.ts";
import { frozenInForm, transitions } from "../kit/states.ts";
import { assignedFilters, assignedNote, assignedShape } from "./assignment.ts";
import { neighborhoodTexts as texts } from "./neighborhood.texts.ts";

/** Neighbourhoods (*quartiers*): groups of buildings. Routes: §2; fields: assumed. */
export const neighborhood = entity("neighborhood", texts, () => ({
  name: field.text(),
  city: field.text(120),
  postalCodes: field.list(field.postalCode(), 20),
  description: field.longText().nullable(),
  contactEmail: field.email().nullable(),
  buildingCount: field.count(),
  managedServiceCount: field.count(),
  status: field.choice(texts.status),
}));

export const neighborhoodRow = neighborhood.record.omit({ description: true });
export const assignableNeighborhood = neighborhoodRow.extend(assignedShape);

export const neighborhoodTransitions = transitions(texts.status, {
  draft: ["active", "archived"],
  active: ["archived"],
  archived: ["active"],
});

const at = areaOf("neighborhood", neighborhood, texts);

export const neighborhoodRoutes = at.routes({
  list: at.table("/admin/neighborhood/ajax-list", {
    row: neighborhoodRow,
    filters: { city: byText("city"), status: byChoice("status", texts.status) },
  }),
  cities: at.options("/admin/neighborhood/neighborhood-cities-list", { text: "city", idFrom: "text" }),
  forManagedService: at.table("/admin/neighborhood/managed-services/{managedServiceId}", {
    row: assignableNeighborhood,
    filters: assignedFilters,
    record: { entity: "managedService", param: "managedServiceId" },
    note: `« Neighbourhoods to add or list. » ${assignedNote}`,
  }),
  search: at.options("/admin/neighborhood/ajax/search", { text: "name" }),
  ...at.crud("/admin/neighborhood", {
    kept: { counted: "buildingCount", words: texts.kept },
    rules: [
      {
        path: "postalCodes",
        message: checkTexts.postalCode,
        holds: ({ postalCodes }) => postalCodes.every(field.isPostalCode),
      },
    ],
    values: pick(neighborhood, "name", "city", "postalCodes", "description", "contactEmail", "status"),
    choices: ["status"],
    frozen: frozenInForm(["status"], texts.frozen),
  }),
  changeStatus: at.stateChange("/admin/neighborhood/{id}/status", {
    record: "id",
    field: "status",
    counted: ["buildingCount"],
    next: neighborhoodTransitions,
    note: "Assumed: buildings stay in an archived neighbourhood, and keep its services.",
  }),
  addManagedService: at.action(
    "/admin/neighborhood/{neighborhoodId}/managed-services/{managedServiceId}/add",
    { record: "neighborhoodId", conflicts: true },
  ),
  removeManagedService: at.action(
    "/admin/neighborhood/{neighborhoodId}/managed-services/{managedServiceId}/remove",
    { record: "neighborhoodId" },
  ),
});
