import { callback, callbackTransitions } from "@palier/contract";
import { defineArea, rulesOf } from "../../from-contract/define-area.ts";
import { fullName } from "../../world/full-name.ts";
import { callerTexts } from "../caller.texts.ts";
import { callerOf } from "../caller.ts";

/** A status change records handler and time; `toHandle` clears both. */
export const callbackArea = defineArea({
  area: "concierge/callback",
  rules: [
    rulesOf(callback, {
      states: callbackTransitions,
      check: ({ userId, phone }, { world }) =>
        (phone ?? callerOf(world, userId)?.phone ?? null) === null
          ? [{ path: "phone", message: callerTexts.noPhone }]
          : [],
      complete: ({ userId, phone, status }, { world, admin, before }) => {
        if (before === undefined) return { phone: phone ?? callerOf(world, userId)?.phone ?? "" };
        if (status === before?.status) return {};
        if (status === "toHandle") return { handledBy: null, handledAt: null };
        return { handledBy: fullName(admin), handledAt: world.clock.instant() };
      },
    }),
  ],
});
