import { subscriptionRoutes as routes } from "@palier/contract/areas/concierge/subscription";
import { defineList } from "#lists/define-list.ts";
import { subscriberActions, subscriptionTones } from "#records/subscriber-actions.ts";
import { subscriptionTexts as texts } from "./subscription.texts.ts";

/** §2. */
export const subscribers = defineList({
  name: "subscribers",
  texts: texts.subscribers,
  table: routes.subscribers,
  export: routes.exportSubscribers,
  columns: {
    userName: { flex: 1.5, main: true, of: "userId" },
    buildingName: { flex: 1.5, of: "buildingId", keepsEnd: true },
    since: { width: 140 },
    nextBillingAt: { width: 180 },
    unbilled: { width: 160, telling: 5 },
    status: { width: 120, main: true, tones: subscriptionTones },
  },
  filters: { status: {} },
  order: [{ column: "userName", dir: "asc" }],
  actions: subscriberActions,
});
