import { entity } from "../kit/entity.ts";
import { exportOf } from "../kit/export.ts";
import * as field from "../kit/field.ts";
import { show } from "../kit/show.ts";
import { table } from "../kit/table.ts";
import { dashboardTexts, associationRequestTexts as texts } from "./dashboard.texts.ts";
import { dashboardSummary } from "./dashboard-summary.ts";
import { ulaTexts } from "./user-lot-association.texts.ts";

/** The dashboard: what waits for an admin. Association requests and their export: §2; shapes: assumed. */
const area = "dashboard";

const { pending, proofToCheck } = ulaTexts.status;

/** A ula that is pending or whose proof is to be checked, oldest first; `id` is the ula's. */
export const associationRequest = entity("associationRequest", texts, {
  userId: field.reference("user"),
  userName: field.text(),
  buildingId: field.reference("building"),
  buildingName: field.text(),
  lotNumber: field.text(40),
  relation: field.choice(ulaTexts.relation),
  status: field.choice({ pending, proofToCheck }),
  requestedAt: field.dateTime(),
  hasProof: field.flag(),
  /** Whole days since `requestedAt`. */
  ageDays: field.count(),
});

const requests = { area, entity: "ula", row: associationRequest.record, provenance: "spec" } as const;

export const dashboardRoutes = {
  associationRequests: table({
    ...requests,
    path: "/admin/dashboard/association-requests",
    summary: texts.summaries.list,
    note: "Assumed: ulas whose status is pending or proofToCheck.",
  }),
  export: exportOf({
    ...requests,
    path: "/admin/dashboard/ajax-list-export",
    summary: texts.summaries.export,
    note: "Assumed: GET, and that it exports the association requests.",
  }),
  summary: show({
    area,
    path: "/admin/dashboard/summary",
    provenance: "extension",
    summary: dashboardTexts.summaries.summary,
    answer: dashboardSummary,
  }),
};
