import { serviceRoutes } from "@palier/contract/areas/concierge/service";
import { subscriptionRoutes as routes } from "@palier/contract/areas/concierge/subscription";
import { defineList } from "#lists/define-list.ts";
import { subscriptionTones } from "#records/subscriber-actions.ts";
import { subscriptionActions } from "./subscription.actions.ts";
import { subscriptionTexts } from "./subscription.texts.ts";

/** §2. */
export const list = defineList({
  name: "concierge/subscription",
  texts: subscriptionTexts.list,
  table: routes.list,
  views: "subscription.list",
  columns: {
    name: { flex: 2, least: 390, main: true, keepsEnd: true },
    // Its subscription is named after it.
    serviceName: { flex: 1.6, least: 310, of: "serviceId", telling: 0.5, keepsEnd: true },
    period: { width: 112 },
    priceCents: { width: 110 },
    status: { width: 120, tones: subscriptionTones },
    subscriberCount: { width: 110 },
    activeSubscriberCount: { width: 180, hidden: true },
  },
  filters: { serviceId: { options: serviceRoutes.searchArticle }, period: {}, status: {} },
  actions: subscriptionActions,
});
