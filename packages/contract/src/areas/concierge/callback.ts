import { entity } from "../../kit/entity.ts";
import * as field from "../../kit/field.ts";
import { byChoice } from "../../kit/filter.ts";
import { form } from "../../kit/form.ts";
import { transitions } from "../../kit/states.ts";
import { table } from "../../kit/table.ts";
import { historyOf } from "../history.ts";
import { callbackTexts as texts } from "./callback.texts.ts";
import { getIsOurReading } from "./reading.ts";

/** Callbacks (*demandes de rappel*): a resident who asks to be called. Routes: §2; fields and states: assumed. */
const area = "concierge/callback";

export const callback = entity("callback", texts, {
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
});

/** Who could not be reached is called again; what was closed by mistake is opened again. */
export const callbackTransitions = transitions(texts.status, {
  toHandle: ["handled", "unreachable"],
  unreachable: ["toHandle", "handled"],
  handled: ["toHandle"],
});

export const callbackRoutes = {
  list: table({
    area,
    entity: "callback",
    row: callback.record,
    path: "/admin/concierge/callback/ajax-list",
    provenance: "spec",
    summary: texts.summaries.list,
    note: getIsOurReading,
    filters: { status: byChoice("status", texts.status) },
  }),
  /** `handledBy` and `handledAt` are the server's: the signed-in admin and the clock, at each change of status. */
  edit: form({
    area,
    entity: "callback",
    mode: "edit",
    path: "/admin/concierge/callback/edit/{id}",
    record: { entity: "callback", param: "id" },
    provenance: "extension",
    summary: texts.summaries.edit,
    values: { status: field.choice(texts.status), note: field.optionalLongText(2000) },
    answer: callback.record,
    choices: ["status"],
  }),
  history: historyOf({
    area,
    path: "/admin/concierge/callback/history/{id}",
    record: { entity: "callback", param: "id" },
    summary: texts.summaries.history,
  }),
};
