import { incident, incidentTransitions } from "@palier/contract";
import { defineArea, rulesOf } from "../from-contract/define-area.ts";

export const incidentArea = defineArea({
  area: "incident",
  rules: [
    rulesOf(incident, {
      states: incidentTransitions,
      complete: ({ status }, { world, before }) => {
        if (before === undefined || status === before.status || status === "closed") return {};
        return { resolvedAt: status === "resolved" ? world.clock.instant() : null };
      },
    }),
  ],
});
