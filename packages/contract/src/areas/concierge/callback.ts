import { areaOf } from "../../kit/area-of.ts";
import { entity } from "../../kit/entity.ts";
import * as field from "../../kit/field.ts";
import { byChoice, byId, fromDay, toDay } from "../../kit/filter.ts";
import { pick } from "../../kit/pick.ts";
import { transitions } from "../../kit/states.ts";
import { callbackTexts as texts } from "./callback.texts.ts";

/** Callbacks (*demandes de rappel*). Routes: §2; fields and states: assumed. */
export const callback = entity("callback", texts, () => ({
  userId: field.reference("user"),
  userName: field.text(),
  phone: field.phone(),
  topic: field.text(),
  preferredSlot: field.text().nullable(),
  requestedAt: field.dateTime(),
  status: field.choice(texts.status),
  handledBy: field.text().nullable(),
  handledAt: field.dateTime().nullable(),
  note: field.longText(2000).nullable(),
}));

export const callbackTransitions = transitions(texts.status, {
  toHandle: ["handled", "unreachable"],
  unreachable: ["toHandle", "handled"],
  handled: ["toHandle"],
});

const at = areaOf("concierge/callback", callback, texts);

const list = at.table("/admin/concierge/callback/ajax-list", {
  filters: {
    status: byChoice("status", texts.status),
    userId: byId("userId", "user"),
    requestedFrom: fromDay("requestedAt"),
    requestedTo: toDay("requestedAt"),
  },
});

export const callbackRoutes = at.routes({
  list,
  counts: at.counts("/admin/concierge/callback/counts", {
    list,
    tabs: {
      toHandle: { status: "toHandle" },
      late: { status: "toHandle", requestedTo: "yesterday" },
      unreachable: { status: "unreachable" },
      all: {},
    },
  }),
  create: at.newForm("/admin/concierge/callback/new", {
    note: "Extension: an admin notes that a resident wants to be called back. Without phone it is the resident's own number, and refused where he has none (422).",
    values: {
      ...pick(callback, "userId"),
      phone: field.optional(field.phone()),
      ...pick(callback, "topic", "preferredSlot"),
    },
  }),
  undo: at.undo("/admin/concierge/callback/{id}/undo", {
    record: "id",
    field: "status",
    states: ["toHandle", "unreachable", "handled"],
  }),
  /** The server sets `handledBy` and `handledAt` at each status change. */
  ...at.crud("/admin/concierge/callback", {
    only: ["edit", "history"],
    values: pick(callback, "status", "note"),
    choices: ["status"],
  }),
});
