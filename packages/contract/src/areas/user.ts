import { areaOf } from "../kit/area-of.ts";
import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { byChoice, byId, fromDay, toDay } from "../kit/filter.ts";
import { pick } from "../kit/pick.ts";
import { frozenInForm, transitions } from "../kit/states.ts";
import { userTexts as texts } from "./user.texts.ts";
import { ula, ulaEvent, ulaRow, ulaRules, ulaValues } from "./user-lot-association.ts";

/** Users (*résidents*): people who live in or own a lot. Routes: §2; fields: assumed. */
export const user = entity("user", texts, () => ({
  civility: field.choice(texts.civility).nullable(),
  firstName: field.text(80),
  lastName: field.text(80),
  /** Computed by the server. */
  fullName: field.text(161),
  email: field.email(),
  phone: field.phone().nullable(),
  language: field.choice(texts.language),
  status: field.choice(texts.status),
  ulaCount: field.count(),
  /** Associations that give the resident a building. */
  validatedUlaCount: field.count(),
  /** Those that bill now; none while disabled or without a building. */
  activeSubscriptionCount: field.count(),
  buildingId: field.reference("building").nullable(),
  buildingName: field.text().nullable(),
  createdAt: field.dateTime(),
  lastSeenAt: field.dateTime().nullable(),
}));

export const userTransitions = transitions(texts.status, {
  pending: ["active", "disabled"],
  active: ["disabled"],
  disabled: ["active"],
});

const at = areaOf("user", user, texts);
const list = at.table("/admin/user/ajax-list", {
  note: "Assumed: building stays while one of the resident's validated associations is in it; else it is that of the first validated one.",
  filters: {
    buildingId: byId("buildingId", "building"),
    status: byChoice("status", texts.status),
    createdFrom: fromDay("createdAt"),
    createdTo: toDay("createdAt"),
  },
});

const ties = at.about(ula);
const ofUser = { entity: "user", param: "userId" } as const;

export const userRoutes = at.routes({
  list,
  export: at.exportOf(list, "/admin/user/ajax-list-export"),
  ula: ties.editForm("/admin/user/ula/{ulaId}", {
    record: "ulaId",
    note: "Assumed: validating is saving with status validated; rejecting goes through proof-reject, a new proof through proof-upload. A tie that is ended on a day to come stays validated until that day is over in Paris, and any end date ends it by itself. Without status ended, a validated one takes no other end date that is over (422). A transition that is not allowed gets 409.",
    values: ulaValues,
    rules: ulaRules,
    notPast: { endDate: ["validated"] },
    choices: ["buildingId", "relation", "status"],
  }),
  ulaHistory: at.about(ulaEvent).table("/admin/user/{userId}/ula/history", {
    record: ofUser,
    note: "Assumed: the events of all associations of the user.",
  }),
  ulas: ties.table("/admin/user/{userId}/ula/ajax-list", { row: ulaRow, record: ofUser }),
  search: at.options("/admin/user/ajax/search", {
    text: "fullName",
    details: ["buildingName", "phone", "email"],
  }),
  ...at.crud("/admin/user", {
    only: ["create", "edit", "history"],
    values: pick(user, "civility", "firstName", "lastName", "email", "phone", "language", "status"),
    choices: ["civility", "language", "status"],
    frozen: frozenInForm(["status"], texts.frozen),
  }),
  changeStatus: at.stateChange("/admin/user/{id}/status", {
    record: "id",
    field: "status",
    counted: ["validatedUlaCount", "activeSubscriptionCount"],
    next: userTransitions,
    note: "Assumed: a disabled resident signs in no more, keeps the ties, and is billed for no subscription; each keeps its own status and billing days. Active again, he is billed as before for those that nothing else holds, so for none without a building. activeSubscriptionCount counts those that bill him now.",
  }),
});
