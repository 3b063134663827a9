import { type Incident, incident, incidentTransitions } from "@palier/contract";
import { defineArea, rulesOf } from "../from-contract/define-area.ts";
import { created } from "../from-contract/reply.ts";
import { fullName } from "../world/full-name.ts";
import { need, supplement } from "../world/records.ts";
import type { Saving } from "../world/rule-book.ts";
import { callerTexts } from "./caller.texts.ts";
import { callerOf, numbered } from "./caller.ts";
import { commentBy, commentLine } from "./comments.ts";

export const incidentArea = defineArea({
  area: "incident",
  rules: [
    rulesOf(incident, {
      states: incidentTransitions,
      notInHistory: ["steps", "comments"],
      initial: { category: "other", priority: "normal" },
      check: (draft, { world, before }) =>
        before === undefined && placeOf(draft, world) === undefined
          ? [{ path: "buildingId", message: callerTexts.noBuilding }]
          : [],
      complete: (draft, saving) =>
        saving.before === undefined ? reported(draft, saving) : moved(draft, saving),
    }),
  ],
  handlers: {
    // Only adds, so needs no version: open forms stay valid.
    "incident.comment.post": (call) => {
      const before = need(call, incident, call.params.incidentId);
      const comments = [...before.comments, commentBy(call, call.body)];
      return created(supplement(call, incident, before, { comments }, [commentLine(call.body)]));
    },
  },
});

/** The one that is chosen, else the reporter's own. */
const placeOf = (
  { buildingId, reporterId }: { readonly buildingId: number | null; readonly reporterId: number },
  world: Saving<Incident>["world"],
): number | undefined => buildingId ?? callerOf(world, reporterId)?.buildingId ?? undefined;

function reported(draft: Incident, saving: Saving<Incident>): Partial<Incident> {
  const { world } = saving;
  const buildingId = placeOf(draft, world);
  return {
    reference: numbered(world, incident.name, "INC", 5),
    ...(buildingId === undefined ? {} : { buildingId }),
    steps: [stepOf(draft, saving)],
  };
}

function moved(draft: Incident, saving: Saving<Incident>): Partial<Incident> {
  const { world, before } = saving;
  const { status, assigneeId } = draft;
  const isMoved = status !== before?.status;
  if (!isMoved && assigneeId === before?.assigneeId) return {};
  const resolvedAt = status === "resolved" ? world.clock.instant() : null;
  return {
    ...(isMoved && status !== "closed" ? { resolvedAt } : {}),
    steps: [...draft.steps, stepOf(draft, saving)],
  };
}

const stepOf = ({ status, assigneeName }: Incident, { world, admin }: Saving<Incident>) => ({
  at: world.clock.instant(),
  status,
  byAdmin: fullName(admin),
  assigneeName,
});
