import { callback, callbackTexts, callbackTransitions } from "@palier/contract";
import { defineArea, rulesOf } from "../../from-contract/define-area.ts";
import { fullName } from "../../world/full-name.ts";
import { needTransition } from "../../world/transition.ts";

/** Callbacks: each change of status says who called and when; one that is to be handled again has neither. */
export const callbackArea = defineArea({
  area: "concierge/callback",
  rules: [
    rulesOf(callback, {
      next: ({ status }) => ({ status: callbackTransitions[status] }),
      check: ({ status }, { before }) => {
        if (before) needTransition(callbackTransitions, callbackTexts.status, before.status, status);
        return [];
      },
      complete: ({ status }, { world, admin, before }) => {
        if (status === before?.status) return {};
        if (status === "toHandle") return { handledBy: null, handledAt: null };
        return { handledBy: fullName(admin), handledAt: world.clock.instant() };
      },
    }),
  ],
  copies: [{ to: "callback", column: "userName", by: "userId", from: "user", read: "fullName" }],
});
