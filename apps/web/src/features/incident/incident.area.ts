import { incidentNoun } from "@palier/contract/areas/incident.noun.texts";
import { IncidentIcon } from "@palier/ui";
import { areaTexts } from "#areas/area.texts.ts";
import { area } from "#areas/area.ts";

export const incidentArea = area({
  name: "incident",
  entity: "incident",
  texts: areaTexts(incidentNoun, { creates: true }),
  menu: { group: "residents", icon: IncidentIcon, order: 4, letter: "n", waits: ["openIncidents"] },
  list: () => import("./incident.list.ts"),
  record: () => import("./incident.record.tsx"),
  tabs: { history: "history" },
});
