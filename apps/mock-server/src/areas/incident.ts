import { incident, incidentTransitions } from "@palier/contract";
import { defineArea, rulesOf } from "../from-contract/define-area.ts";
import type { RowOf } from "../world/catalog.ts";
import type { Saving } from "../world/rule-book.ts";
import { callerTexts } from "./caller.texts.ts";
import { callerOf, numbered } from "./caller.ts";

type Incident = RowOf<typeof incident>;

export const incidentArea = defineArea({
  area: "incident",
  rules: [
    rulesOf(incident, {
      states: incidentTransitions,
      initial: { category: "other", priority: "normal" },
      check: (draft, { world, before }) =>
        before === undefined && placeOf(draft, world) === undefined
          ? [{ path: "buildingId", message: callerTexts.noBuilding }]
          : [],
      complete: (draft, saving) =>
        saving.before === undefined ? reported(draft, saving) : moved(draft, saving),
    }),
  ],
});

/** The one that is chosen, else the reporter's own. */
const placeOf = (
  { buildingId, reporterId }: { readonly buildingId: number | null; readonly reporterId: number },
  world: Saving<Incident>["world"],
): number | undefined => buildingId ?? callerOf(world, reporterId)?.buildingId ?? undefined;

function reported(draft: Incident, { world }: Saving<Incident>): Partial<Incident> {
  const buildingId = placeOf(draft, world);
  return {
    reference: numbered(world, incident.name, "INC", 5),
    ...(buildingId === undefined ? {} : { buildingId }),
  };
}

function moved({ status }: Incident, { world, before }: Saving<Incident>): Partial<Incident> {
  if (status === before?.status || status === "closed") return {};
  return { resolvedAt: status === "resolved" ? world.clock.instant() : null };
}
