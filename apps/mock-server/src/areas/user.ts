import { user } from "@palier/contract";
import { defineArea, rulesOf } from "../from-contract/define-area.ts";
import { need } from "../world/records.ts";

export const userArea = defineArea({
  area: "user",
  rules: [
    rulesOf(user, {
      unique: ["email"],
      initial: { language: "fr", status: "pending" },
      complete: ({ firstName, lastName }) => ({ fullName: `${firstName} ${lastName}` }),
    }),
  ],
  counts: [
    { on: "user", column: "ulaCount", of: "ula", by: "userId" },
    {
      on: "user",
      column: "validatedUlaCount",
      of: "ula",
      by: "userId",
      when: ({ status }) => status === "validated",
    },
    {
      on: "user",
      column: "activeSubscriptionCount",
      of: "subscriber",
      by: "userId",
      when: ({ nextBillingAt }) => nextBillingAt !== null,
    },
    { on: "building", column: "userCount", of: "user", by: "buildingId" },
  ],
  scopes: {
    "user.ulaHistory": (call) => ({
      where: [{ column: "userId", op: "eq", value: need(call, user, call.params.userId).id }],
      order: [
        { column: "at", dir: "desc" },
        { column: "id", dir: "desc" },
      ],
    }),
  },
});
