import { entity } from "../kit/entity.ts";
import { exportOf } from "../kit/export.ts";
import * as field from "../kit/field.ts";
import { byChoice, byId, fromDay, toDay } from "../kit/filter.ts";
import { form } from "../kit/form.ts";
import { options } from "../kit/options.ts";
import { table } from "../kit/table.ts";
import { historyOf } from "./history.ts";
import { userTexts as texts } from "./user.texts.ts";
import { ula, ulaEvent, ulaRow, ulaRules, ulaValues } from "./user-lot-association.ts";

/** Users (*résidents*): who lives in, or owns, a lot. Routes: §2; fields: assumed. */
const area = "user";

export const user = entity("user", texts, {
  civility: field.choice(texts.civility).nullable(),
  firstName: field.text(80),
  lastName: field.text(80),
  /** First and last name, as other records show it; the server's, never the form's. */
  fullName: field.text(161),
  email: field.email(),
  phone: field.phone().nullable(),
  language: field.choice(texts.language),
  status: field.choice(texts.status),
  ulaCount: field.count(),
  buildingId: field.reference("building").nullable(),
  buildingName: field.text().nullable(),
  createdAt: field.dateTime(),
  lastSeenAt: field.dateTime().nullable(),
});

const filters = {
  buildingId: byId("buildingId", "building"),
  status: byChoice("status", texts.status),
  createdFrom: fromDay("createdAt"),
  createdTo: toDay("createdAt"),
};

const values = {
  civility: field.optional(field.choice(texts.civility)),
  firstName: field.requiredText(80),
  lastName: field.requiredText(80),
  email: field.email(),
  phone: field.optional(field.phone()),
  language: field.choice(texts.language),
  status: field.choice(texts.status),
};

const notes = { area, entity: "user" } as const;
const forms = {
  ...notes,
  values,
  answer: user.record,
  choices: ["civility", "language", "status"],
} as const;

export const userRoutes = {
  list: table({
    ...notes,
    row: user.record,
    path: "/admin/user/ajax-list",
    provenance: "spec",
    summary: texts.summaries.list,
    note: "Assumed: building is that of the first validated association.",
    filters,
  }),
  export: exportOf({
    ...notes,
    row: user.record,
    path: "/admin/user/ajax-list-export",
    provenance: "spec",
    summary: texts.summaries.export,
    filters,
  }),
  edit: form({
    ...forms,
    mode: "edit",
    path: "/admin/user/edit/{id}",
    record: { entity: "user", param: "id" },
    provenance: "spec",
    summary: texts.summaries.edit,
  }),
  ula: form({
    area,
    entity: "ula",
    mode: "edit",
    path: "/admin/user/ula/{ulaId}",
    record: { entity: "ula", param: "ulaId" },
    provenance: "spec",
    summary: texts.summaries.ula,
    note: "Assumed: validating is saving with status validated; rejecting goes through proof-reject. A transition that is not allowed gets 409.",
    values: ulaValues,
    rules: ulaRules,
    answer: ula.record,
    choices: ["buildingId", "relation", "status"],
  }),
  ulaHistory: table({
    area,
    entity: "ulaEvent",
    row: ulaEvent.record,
    path: "/admin/user/{userId}/ula/history",
    record: { entity: "user", param: "userId" },
    provenance: "spec",
    summary: texts.summaries.ulaHistory,
    note: "Assumed: the events of all associations of the user.",
  }),
  ulas: table({
    area,
    entity: "ula",
    row: ulaRow,
    path: "/admin/user/{userId}/ula/ajax-list",
    record: { entity: "user", param: "userId" },
    provenance: "extension",
    summary: texts.summaries.ulas,
  }),
  search: options({
    ...notes,
    textColumn: "fullName",
    path: "/admin/user/ajax/search",
    provenance: "extension",
    summary: texts.summaries.search,
  }),
  create: form({
    ...forms,
    mode: "new",
    path: "/admin/user/new",
    provenance: "extension",
    summary: texts.summaries.create,
  }),
  history: historyOf({
    area,
    path: "/admin/user/history/{id}",
    record: { entity: "user", param: "id" },
    summary: texts.summaries.history,
  }),
};
