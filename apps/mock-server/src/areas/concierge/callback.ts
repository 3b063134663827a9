import { callback, callbackTransitions } from "@palier/contract";
import { defineArea, rulesOf } from "../../from-contract/define-area.ts";
import { fullName } from "../../world/full-name.ts";

/** Callbacks: each change of status says who called and when; one that is to be handled again has neither. */
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
