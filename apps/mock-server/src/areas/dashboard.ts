import { z } from "zod";
import type { Scope } from "../from-contract/define-area.ts";
import { defineArea } from "../from-contract/define-area.ts";
import { readQuery } from "../from-contract/read-query.ts";
import type { World } from "../world/world.ts";
import { summaryOf } from "./dashboard-summary.ts";
import { trendsOf } from "./dashboard-trends.ts";
import { waitingFor } from "./dashboard-waiting.ts";

const day = 86_400_000;
const asked = z.object({ by: z.enum(["week", "month"]) });

export const dashboardArea = defineArea({
  area: "dashboard",
  scopes: {
    "dashboard.associationRequests": ({ world }) => requests(world),
    "dashboard.export": ({ world }) => requests(world),
  },
  handlers: {
    "dashboard.summary": ({ world, admin }) => ({
      ...summaryOf(world),
      waiting: waitingFor(world, admin),
    }),
    "dashboard.trends": ({ route, request, world }) =>
      trendsOf(world, asked.parse(readQuery(route, request.query)).by),
    "dashboard.waiting": ({ world, admin }) => ({
      generatedAt: world.clock.instant(),
      waiting: waitingFor(world, admin),
    }),
  },
});

/** Longest waiting first. */
function requests(world: World): Scope {
  const now = world.clock.now();
  return {
    where: [{ column: "status", op: "in", values: ["pending", "proofToCheck"] }],
    order: [{ column: "requestedAt", dir: "asc" }],
    computed: {
      hasProof: ({ proof }) => proof !== null,
      ageDays: ({ requestedAt }) => Math.max(0, Math.floor((now - Date.parse(String(requestedAt))) / day)),
    },
    // `proofToCheck` has a proof, `pending` has none: status sorts the same.
    sortAs: { hasProof: { column: "status" }, ageDays: { column: "requestedAt", reversed: true } },
  };
}
