import { z } from "zod";
import { areaOf } from "../kit/area-of.ts";
import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { byChoice, byId, fromDay, toDay } from "../kit/filter.ts";
import { named } from "../kit/named.ts";
import { pick } from "../kit/pick.ts";
import { transitions } from "../kit/states.ts";
import { commentTexts } from "./comment.texts.ts";
import { acted, comment, commentValues } from "./comment.ts";
import { incidentTexts as texts } from "./incident.texts.ts";

/** A change of status or of who is responsible, then; `byAdmin` is null when the resident reported it. */
const incidentStep = () =>
  named(
    "IncidentStep",
    z.object({
      at: acted.at,
      status: field.titled(field.choice(texts.status), texts.fields.status),
      byAdmin: field.titled(field.text().nullable(), commentTexts.byAdmin),
      assigneeName: field.titled(field.text().nullable(), texts.fields.assigneeName),
    }),
  );

/** Incidents reported by residents, with photos (iframe modal, §9). Route: §2; fields: assumed. */
export const incident = entity("incident", texts, () => ({
  reference: field.text(40),
  title: field.text(),
  category: field.category(texts.category),
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
  /** Oldest first, as comments are. */
  steps: field.list(incidentStep(), 500),
  comments: field.list(comment),
}));
export type Incident = z.output<typeof incident.record>;

export const incidentRow = incident.record.omit({ description: true, steps: true, comments: true });

export type IncidentStatus = keyof typeof texts.status;

/** Assumed. */
export const incidentTransitions = transitions(texts.status, {
  open: ["inProgress"],
  inProgress: ["resolved"],
  resolved: ["closed", "inProgress"],
  closed: [],
});

const at = areaOf("incident", incident, texts);

const list = at.table("/admin/incident/ajax/list", {
  row: incidentRow,
  filters: {
    buildingId: byId("buildingId", "building"),
    category: byChoice("category", texts.category),
    status: byChoice("status", texts.status),
    priority: byChoice("priority", texts.priority),
    reporterId: byId("reporterId", "user"),
    createdFrom: fromDay("createdAt"),
    createdTo: toDay("createdAt"),
    resolvedFrom: fromDay("resolvedAt"),
    resolvedTo: toDay("resolvedAt"),
  },
});

export const incidentRoutes = at.routes({
  list,
  counts: at.counts("/admin/incident/counts", {
    list,
    tabs: {
      open: { status: "open" },
      late: { status: "open,inProgress", createdTo: "weekAgo" },
      urgent: { status: "open,inProgress", priority: "urgent" },
      inProgress: { status: "inProgress" },
      all: {},
    },
  }),
  create: at.newForm("/admin/incident/new", {
    note: "Extension: an admin reports what a resident says by telephone. The reference is the server's, the status open. Without buildingId it is in the resident's building, and refused where he has none (422).",
    values: {
      ...pick(incident, "reporterId"),
      buildingId: field.optional(field.reference("building")),
      ...pick(incident, "category", "priority", "title", "description"),
    },
    choices: ["category", "priority"],
  }),
  show: at.show("/admin/incident/{id}", { record: "id" }),
  comment: at.newForm("/admin/incident/{incidentId}/comment", {
    record: "incidentId",
    note: "Extension: as an order's. A comment is added: it needs no version and overwrites nothing.",
    values: commentValues,
    choices: ["visibility"],
  }),
  undo: at.undo("/admin/incident/{id}/undo", {
    record: "id",
    field: "status",
    states: ["inProgress", "resolved", "closed"],
  }),
  ...at.crud("/admin/incident", {
    only: ["edit", "history"],
    notes: { edit: "A status that may not follow the present one gets 409 with the allowed ones." },
    values: pick(incident, "title", "category", "priority", "status", "assigneeId", "description"),
    choices: ["category", "priority", "status", "assigneeId"],
  }),
});
