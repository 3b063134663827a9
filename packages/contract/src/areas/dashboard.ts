import { areaOf } from "../kit/area-of.ts";
import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { byChoice, fromDay, toDay } from "../kit/filter.ts";
import { show } from "../kit/show.ts";
import { associationRequestTexts, dashboardTexts as texts } from "./dashboard.texts.ts";
import { ageRows, seriesNote, trendRows } from "./dashboard-series.ts";
import { dashboardSummary, dashboardTrends, dashboardWaiting } from "./dashboard-summary.ts";
import { waitingNote, waitingRows } from "./dashboard-waiting.ts";
import { ulaTexts } from "./user-lot-association.texts.ts";
import { ula } from "./user-lot-association.ts";

/** Work that waits for an admin. Association requests and their export: §2; shapes: assumed. */

const { pending, proofToCheck } = ulaTexts.status;

/** Pending or with a proof to check, oldest first; `id`: the association's. */
export const associationRequest = entity("associationRequest", associationRequestTexts, () => ({
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
}));

const at = areaOf("dashboard", ula, texts);
const requests = at.table("/admin/dashboard/association-requests", {
  row: associationRequest.record,
  filters: {
    status: byChoice("status", { pending, proofToCheck }),
    requestedFrom: fromDay("requestedAt"),
    requestedTo: toDay("requestedAt"),
  },
  note: "Assumed: ulas whose status is pending or proofToCheck.",
});

export const dashboardRoutes = at.routes({
  associationRequests: requests,
  export: at.exportOf(requests, "/admin/dashboard/ajax-list-export", {
    note: "That it exports the association requests is assumed.",
  }),
  counts: at.counts("/admin/dashboard/association-requests/counts", {
    list: requests,
    tabs: {
      proofToCheck: { status: "proofToCheck" },
      late: { status: "proofToCheck", requestedTo: "weekAgo" },
      pending: { status: "pending" },
      all: {},
    },
  }),
  summary: show({ area: "dashboard" }, "/admin/dashboard/summary", {
    get answer() {
      return dashboardSummary();
    },
    note: [
      waitingNote,
      seriesNote(ageRows),
      "Ages by the day of Paris: today; the six days before; the 23 before those; all earlier ones, from null.",
    ].join(" "),
    waiting: waitingRows,
    series: ageRows,
  }),
  trends: show({ area: "dashboard" }, "/admin/dashboard/trends", {
    get query() {
      return {
        by: field.titled(field.choice(texts.by).default("week"), texts.fields.by, "extension"),
      };
    },
    refuses: [400],
    get answer() {
      return dashboardTrends();
    },
    note: seriesNote(trendRows),
    series: trendRows,
  }),
  waiting: show({ area: "dashboard" }, "/admin/dashboard/waiting", {
    get answer() {
      return dashboardWaiting();
    },
    note: waitingNote,
    waiting: waitingRows,
  }),
});
