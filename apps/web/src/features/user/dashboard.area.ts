import { AssociationIcon } from "@palier/ui";
import { area } from "#areas/area.ts";
import { dashboardAreaTexts as texts } from "./dashboard.area.texts.ts";

/** The ties that wait for a decision: a list of its own, which the dashboard shows too. */
export const dashboardArea = area({
  name: "dashboard",
  at: "dashboard/association-requests",
  texts,
  menu: { group: "residents", icon: AssociationIcon, order: 2 },
  list: () => import("./association-request.list.ts"),
});
