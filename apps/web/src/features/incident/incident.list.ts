import { buildingRoutes } from "@palier/contract/areas/building";
import { incidentRoutes as routes } from "@palier/contract/areas/incident";
import { incidentTexts as words } from "@palier/contract/areas/incident.texts";
import { userRoutes } from "@palier/contract/areas/user";
import { defineList } from "#lists/define-list.ts";
import { incidentActions, incidentName } from "./incident.actions.tsx";
import { incidentTexts } from "./incident.texts.ts";
import { incidentTones } from "./incident.tones.ts";

/** §2. Held rows open for reading (L14). */
export const list = defineList({
  name: "incident",
  texts: incidentTexts.list,
  table: routes.list,
  views: "incident.list",
  columns: {
    // Title and building matter more; the search covers the number.
    reference: { width: 150, telling: 0.5 },
    // Whole: « … au rez-de-chaussée » and « … au 5e étage » differ at their ends.
    title: { flex: 2.2, whole: 314, main: true },
    status: { width: 97, tones: incidentTones.status },
    priority: { width: 97, tones: incidentTones.priority },
    category: { width: 120, hidden: true },
    buildingName: { flex: 1.3, keepsEnd: true, telling: 1.5 },
    reporterName: { flex: 1, hidden: true },
    // At 1440 px it gives way to the title: what waits to be taken in charge has nobody yet.
    assigneeName: { flex: 1, least: 140 },
    // A day beside « En retard ».
    createdAt: { width: 178 },
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
  opens: "record",
  actions: incidentActions.filter(({ kind }) => kind !== "form"),
});
