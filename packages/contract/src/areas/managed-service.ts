import { areaOf } from "../kit/area-of.ts";
import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { pathPosition } from "../kit/paths.ts";
import { pickAllBut } from "../kit/pick.ts";
import { frozenInForm } from "../kit/states.ts";
import { assignedFilters, assignedNote, assignedShape } from "./assignment.ts";
import { managedServiceTexts as texts } from "./managed-service.texts.ts";
import { reorderingNote, seenPlaces } from "./reordering.ts";

/**
 * Managed services (*services gérés*), run by the operator, ordered by position (§4 Ordering). Fields:
 * assumed.
 */
export const managedService = entity("managedService", texts, () => ({
  position: field.count(),
  name: field.text(),
  category: field.category(texts.category),
  provider: field.text().nullable(),
  phone: field.phone().nullable(),
  email: field.email().nullable(),
  url: field.url().nullable(),
  description: field.longText().nullable(),
  enabled: field.flag(),
  buildingCount: field.count(),
  neighborhoodCount: field.count(),
}));

export const managedServiceRow = managedService.record.omit({ description: true });
export const assignableManagedService = managedServiceRow.extend(assignedShape);

const at = areaOf("managed-service", managedService, texts);
const candidates = {
  row: assignableManagedService,
  filters: assignedFilters,
  note: assignedNote,
} as const;

export const managedServiceRoutes = at.routes({
  list: at.table("/admin/managed-services/ajax", { row: managedServiceRow }),
  forBuilding: at.table("/admin/managed-services/building/ajax/{buildingId}", {
    ...candidates,
    record: { entity: "building", param: "buildingId" },
  }),
  forNeighborhood: at.table("/admin/managed-services/neighborhood/ajax/{neighborhoodId}", {
    ...candidates,
    record: { entity: "neighborhood", param: "neighborhoodId" },
  }),
  sort: at.action("/admin/managed-services/sort/{managedServiceId}/{position}", {
    record: "managedServiceId",
    params: { position: pathPosition() },
    note: reorderingNote,
    body: seenPlaces("managedService"),
    conflicts: true,
  }),
  ...at.crud("/admin/managed-services", {
    kept: { counted: "buildingCount", words: texts.kept },
    values: pickAllBut(managedService, "position", "buildingCount", "neighborhoodCount"),
    choices: ["category"],
    frozen: frozenInForm(["enabled"], texts.frozen),
  }),
  changeEnabled: at.stateChange("/admin/managed-services/{id}/enabled", {
    record: "id",
    field: "enabled",
    counted: ["buildingCount", "neighborhoodCount"],
    note: "Assumed: residents no longer see a disabled service; buildings and neighbourhoods keep it, and it is given to no other.",
  }),
});
