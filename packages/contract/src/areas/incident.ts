import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { byChoice, byId } from "../kit/filter.ts";
import { form } from "../kit/form.ts";
import { transitions } from "../kit/states.ts";
import { table } from "../kit/table.ts";
import { historyOf } from "./history.ts";
import { incidentTexts as texts } from "./incident.texts.ts";

/** Incidents: what a resident reports, with photos (opened in the iframe modal, §9). Route: §2; fields: assumed. */
const area = "incident";

export const incident = entity("incident", texts, {
  reference: field.text(40),
  title: field.text(),
  category: field.choice(texts.category),
  priority: field.choice(texts.priority),
  status: field.choice(texts.status),
  buildingId: field.reference("building"),
  buildingName: field.text(),
  reporterId: field.reference("user"),
  reporterName: field.text(),
  photos: field.list(field.mediaUrl(), 20),
  description: field.longText(),
  assigneeId: field.reference("accountAdmin").nullable(),
  assigneeName: field.text().nullable(),
  createdAt: field.dateTime(),
  resolvedAt: field.dateTime().nullable(),
});

export const incidentRow = incident.record.omit({ description: true });

export type IncidentStatus = keyof typeof texts.status;

/** Which status may follow which (assumed). Going back from resolved is a reopening. */
export const incidentTransitions = transitions(texts.status, {
  open: ["inProgress"],
  inProgress: ["resolved"],
  resolved: ["closed", "inProgress"],
  closed: [],
});

export const incidentRoutes = {
  list: table({
    area,
    entity: "incident",
    row: incidentRow,
    path: "/admin/incident/ajax/list",
    provenance: "spec",
    summary: texts.summaries.list,
    filters: {
      buildingId: byId("buildingId", "building"),
      category: byChoice("category", texts.category),
      status: byChoice("status", texts.status),
      priority: byChoice("priority", texts.priority),
    },
  }),
  edit: form({
    area,
    entity: "incident",
    mode: "edit",
    path: "/admin/incident/edit/{id}",
    record: { entity: "incident", param: "id" },
    provenance: "extension",
    summary: texts.summaries.edit,
    note: "A status that may not follow the present one gets 409 with the allowed ones.",
    values: {
      title: field.requiredText(),
      category: field.choice(texts.category),
      priority: field.choice(texts.priority),
      status: field.choice(texts.status),
      assigneeId: field.optional(field.reference("accountAdmin")),
      description: field.requiredLongText(),
    },
    answer: incident.record,
    choices: ["category", "priority", "status", "assigneeId"],
  }),
  history: historyOf({
    area,
    path: "/admin/incident/history/{id}",
    record: { entity: "incident", param: "id" },
    summary: texts.summaries.history,
  }),
};
