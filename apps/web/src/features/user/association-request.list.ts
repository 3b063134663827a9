import { dashboardRoutes as routes } from "@palier/contract/areas/dashboard";
import { dashboardTexts as words } from "@palier/contract/areas/dashboard.texts";
import { defineList } from "#lists/define-list.ts";
import { requestActions } from "./association-request.actions.tsx";
import { requestTexts } from "./association-request.texts.ts";
import { dashboardArea } from "./dashboard.area.ts";
import { ulaTones, whose } from "./user-lot-association.actions.tsx";

/** §2. Oldest first. */
export const list = defineList({
  name: "association-request",
  texts: requestTexts.list,
  table: routes.associationRequests,
  views: "dashboard.associationRequests",
  export: routes.export,
  columns: {
    userName: { flex: 1.2, least: 164, main: true },
    buildingName: { flex: 2, keepsEnd: true },
    ageDays: { width: 120, computed: true },
    lotNumber: { width: 80, main: true },
    relation: { flex: 1 },
    requestedAt: { width: 190 },
    // Most have the same status; the time distinguishes them.
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
