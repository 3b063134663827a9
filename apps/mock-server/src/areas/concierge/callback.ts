import { callback, callbackTransitions } from "@palier/contract";
import { defineArea, rulesOf } from "../../from-contract/define-area.ts";
import { fullName } from "../../world/full-name.ts";

/** A status change records handler and time; `toHandle` clears both. */
export const callbackArea = defineArea({
  area: "concierge/callback",
  rules: [
    rulesOf(callback, {
      states: callbackTransitions,
      complete: ({ status }, { world, admin, before }) => {
        if (status === before?.status) return {};
        if (status === "toHandle") return { handledBy: null, handledAt: null };
        return { handledBy: fullName(admin), handledAt: world.clock.instant() };
      },
    }),
  ],
});
