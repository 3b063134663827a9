import { IncidentIcon } from "@palier/ui";
import { area } from "#areas/area.ts";
import { incidentAreaTexts as texts } from "./incident.area.texts.ts";

export const incidentArea = area({
  name: "incident",
  entity: "incident",
  texts,
  menu: { group: "residents", icon: IncidentIcon, order: 4 },
  list: () => import("./incident.list.ts"),
  record: () => import("./incident.record.tsx"),
  tabs: { history: "history" },
});
