import { SubscriptionIcon } from "@palier/ui";
import { area } from "#areas/area.ts";
import { subscriptionAreaTexts as texts } from "./subscription.area.texts.ts";

export const subscriptionArea = area({
  name: "concierge/subscription",
  entity: "subscription",
  texts,
  menu: { group: "concierge", icon: SubscriptionIcon, order: 5 },
  list: () => import("./subscription.list.ts"),
  record: () => import("./subscription.record.tsx"),
  tabs: {
    subscribers: async () => ({ Tab: (await import("./subscribers.tsx")).Subscribers }),
    history: "history",
  },
});
