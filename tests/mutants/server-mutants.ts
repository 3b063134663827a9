import type { Mutant } from "./mutant.ts";

const areas = "apps/mock-server/src/areas";

/** A server that answers success without doing the work: tests that read only the answer pass. */
export const serverMutants: readonly Mutant[] = [
  {
    name: "the export of a week is always that of this week",
    file: `${areas}/concierge/delivery-schedule.ts`,
    from: "const weekStart = weekOf(world, params.weekStart);\n      return { ...slotsOf(weekStart), of",
    to: "const weekStart = weekOf(world, undefined);\n      return { ...slotsOf(weekStart), of",
    journeys: ["plan-a-week"],
  },
  {
    name: "the subscribers of a suspended subscription are billed",
    file: `${areas}/concierge/subscription-subscribers.ts`,
    from: 'hold ?? (whole.status === "suspended" ? "suspended" : null)',
    to: "hold",
    journeys: ["follow-a-subscription"],
  },
  {
    name: "a forwarded conversation sends no e-mail",
    file: `${areas}/conversation-mail.ts`,
    from: "world.outbox.mail({",
    to: "void ({",
    journeys: ["forward-a-conversation"],
  },
  {
    name: "negotiated services never move",
    file: "apps/mock-server/src/from-contract/reordering.ts",
    from: "place(world, entity, others.toSpliced(target - 1, 0, moved));",
    to: 'if (entity !== "negotiatedService") place(world, entity, others.toSpliced(target - 1, 0, moved));',
    journeys: ["reorder-services"],
  },
  {
    name: "published news announces nothing",
    file: `${areas}/news.ts`,
    from: "if (notify) notifyResidents(world, row);",
    to: "",
    journeys: ["publish-news"],
  },
];
