import { buildingRoutes } from "@palier/contract/areas/building";
import { incidentRoutes as routes } from "@palier/contract/areas/incident";
import { incidentTexts as words } from "@palier/contract/areas/incident.texts";
import { userRoutes } from "@palier/contract/areas/user";
import { defineList } from "#lists/define-list.ts";
import { incidentActions, incidentName } from "./incident.actions.tsx";
import { incidentTexts } from "./incident.texts.ts";
import { incidentTones } from "./incident.tones.ts";

/** §2. */
export const list = defineList({
  name: "incident",
  texts: incidentTexts.list,
  table: routes.list,
  views: "incident.list",
  columns: {
    // Building and assignee matter more; the search covers the number.
    reference: { width: 150, telling: 0.5 },
    title: { flex: 1.6, main: true },
    status: { width: 105, tones: incidentTones.status },
    priority: { width: 105, tones: incidentTones.priority },
    category: { width: 120, hidden: true },
    buildingName: { flex: 1.4, keepsEnd: true },
    reporterName: { flex: 1, hidden: true },
    assigneeName: { flex: 1, least: 140 },
    createdAt: { width: 190 },
    resolvedAt: { width: 150, hidden: true },
  },
  filters: {
    status: {},
    priority: {},
    category: {},
    buildingId: { options: buildingRoutes.search },
    reporterId: { options: userRoutes.search },
    createdFrom: {},
    createdTo: {},
    resolvedFrom: {},
    resolvedTo: {},
  },
  tabs: { counts: routes.counts, labels: words.tabs, late: "createdAt" },
  order: [{ column: "createdAt", dir: "desc" }],
  rowName: incidentName,
  actions: incidentActions.filter(({ name }) => name !== "assign"),
});
