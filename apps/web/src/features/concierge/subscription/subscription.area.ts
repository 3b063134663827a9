import { subscriptionNoun } from "@palier/contract/areas/concierge/subscription.noun.texts";
import { SubscriptionIcon } from "@palier/ui";
import { areaTexts } from "#areas/area.texts.ts";
import { area } from "#areas/area.ts";

export const subscriptionArea = area({
  name: "concierge/subscription",
  entity: "subscription",
  texts: areaTexts(subscriptionNoun, { creates: true }),
  menu: { group: "concierge", icon: SubscriptionIcon, order: 5, letter: "b" },
  list: () => import("./subscription.list.ts"),
  record: () => import("./subscription.record.tsx"),
  tabs: {
    subscribers: async () => ({ Tab: (await import("./subscribers.tsx")).Subscribers }),
    history: "history",
  },
});
