import { dashboardRoutes as routes } from "@palier/contract/areas/dashboard";
import { dashboardTexts as words } from "@palier/contract/areas/dashboard.texts";
import { defineList } from "#lists/define-list.ts";
import { requestActions } from "./association-request.actions.tsx";
import { requestTexts } from "./association-request.texts.ts";
import { dashboardArea } from "./dashboard.area.ts";
import { ulaTones, whose } from "./user-lot-association.actions.tsx";

/** The ties that wait for a decision, the oldest first, each decided in its row (§2: the specification's list and export). */
export const list = defineList({
  name: "association-request",
  texts: requestTexts.list,
  table: routes.associationRequests,
  views: "dashboard.associationRequests",
  export: routes.export,
  columns: {
    userName: { flex: 1.2, main: true },
    buildingName: { flex: 2, keepsEnd: true },
    ageDays: { width: 120, computed: true },
    lotNumber: { width: 80, main: true },
    relation: { flex: 1 },
    requestedAt: { width: 190 },
    // Nearly all of them wait for the same; since when tells them apart.
    status: { width: 180, tones: ulaTones, telling: 4 },
    hasProof: { width: 115, hidden: true, computed: true },
  },
  filters: { status: {}, requestedFrom: {}, requestedTo: {} },
  tabs: { counts: routes.counts, labels: words.tabs, late: "requestedAt" },
  order: [{ column: "requestedAt", dir: "asc" }],
  rowName: whose,
  open: ({ id }): string => dashboardArea.paths.record(id),
  actions: requestActions,
});
