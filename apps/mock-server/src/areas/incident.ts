import { incident, incidentTexts, incidentTransitions } from "@palier/contract";
import { defineArea, rulesOf } from "../from-contract/define-area.ts";
import { fullName } from "../world/full-name.ts";
import { needTransition } from "../world/transition.ts";

/** Incidents: open → in progress → resolved → closed, and back from resolved (a reopening). */
export const incidentArea = defineArea({
  area: "incident",
  rules: [
    rulesOf(incident, {
      next: ({ status }) => ({ status: incidentTransitions[status] }),
      check: ({ status }, { before }) => {
        if (before) needTransition(incidentTransitions, incidentTexts.status, before.status, status);
        return [];
      },
      complete: ({ status }, { world, before }) => {
        if (before === undefined || status === before.status || status === "closed") return {};
        return { resolvedAt: status === "resolved" ? world.clock.instant() : null };
      },
    }),
  ],
  copies: [
    { to: "incident", column: "buildingName", by: "buildingId", from: "building", read: "name" },
    { to: "incident", column: "reporterName", by: "reporterId", from: "user", read: "fullName" },
    {
      to: "incident",
      column: "assigneeName",
      by: "assigneeId",
      from: "accountAdmin",
      read: ({ firstName, lastName }) => fullName({ firstName, lastName }),
    },
  ],
});
