import { associationRequestNoun } from "@palier/contract/areas/dashboard.noun.texts";
import { AssociationIcon } from "@palier/ui";
import { areaTexts } from "#areas/area.texts.ts";
import { area } from "#areas/area.ts";

/** Associations awaiting a decision; also on the dashboard. */
export const dashboardArea = area({
  name: "dashboard",
  at: "dashboard/association-requests",
  recordAt: ":id",
  entity: "ula",
  queue: true,
  texts: areaTexts(associationRequestNoun),
  menu: { group: "residents", icon: AssociationIcon, order: 2, letter: "d", waits: ["associationRequests"] },
  list: () => import("./association-request.list.ts"),
  record: () => import("./association-request.record.tsx"),
  tabs: { history: "history" },
});
