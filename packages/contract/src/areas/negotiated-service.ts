import { areaOf } from "../kit/area-of.ts";
import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { pathPosition } from "../kit/paths.ts";
import { pickAllBut } from "../kit/pick.ts";
import { frozenInForm } from "../kit/states.ts";
import { assignedFilters, assignedNote, assignedShape } from "./assignment.ts";
import { negotiatedServiceTexts as texts } from "./negotiated-service.texts.ts";
import { reorderingNote, seenPlaces } from "./reordering.ts";

/**
 * Negotiated services (*services négociés*): partners' offers, ordered by position. Routes: §2; fields:
 * assumed.
 */
export const negotiatedService = entity("negotiatedService", texts, () => ({
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
}));

export const assignableNegotiatedService = negotiatedService.record.extend(assignedShape);

const at = areaOf("negotiated-service", negotiatedService, texts);
const list = at.table("/admin/negotiated-services/ajax");

export const negotiatedServiceRoutes = at.routes({
  list,
  export: at.exportOf(list, "/admin/negotiated-services/export"),
  forBuilding: at.table("/admin/negotiated-services/building/ajax/{buildingId}", {
    row: assignableNegotiatedService,
    filters: assignedFilters,
    record: { entity: "building", param: "buildingId" },
    note: `${assignedNote} /admin/building/{buildingId}/negotiated-services/ajax lists only those the building has.`,
  }),
  sort: at.action("/admin/negotiated-services/sort/{negotiatedServiceId}/{position}", {
    record: "negotiatedServiceId",
    params: { position: pathPosition() },
    note: reorderingNote,
    body: seenPlaces("negotiatedService"),
    conflicts: true,
  }),
  ...at.crud("/admin/negotiated-services", {
    kept: { counted: "buildingCount", words: texts.kept },
    values: pickAllBut(negotiatedService, "position", "buildingCount"),
    frozen: frozenInForm(["enabled"], texts.frozen),
    rules: [
      {
        path: "endsOn",
        message: texts.rules.endsAfterStart,
        holds: ({ startsOn, endsOn }) => startsOn === null || endsOn === null || endsOn >= startsOn,
      },
    ],
  }),
  changeEnabled: at.stateChange("/admin/negotiated-services/{id}/enabled", {
    record: "id",
    field: "enabled",
    counted: ["buildingCount"],
    note: "Assumed: residents no longer see a disabled offer; buildings keep it, and it is given to no other.",
  }),
});
