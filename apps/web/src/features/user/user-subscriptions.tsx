import { subscriptionRoutes } from "@palier/contract/areas/concierge/subscription";
import { ListPanel } from "#list-screen/list-panel.tsx";
import { defineList } from "#lists/define-list.ts";
import { useOpenRecord } from "#records/open-record.tsx";
import { subscriberActions, subscriptionTones } from "#records/subscriber-actions.ts";
import { record } from "./user.record.tsx";
import { userTexts } from "./user.texts.ts";

const subscriptions = defineList({
  name: "user-subscriptions",
  texts: userTexts.subscriptions,
  table: subscriptionRoutes.ofResident,
  columns: {
    subscriptionName: { flex: 2, main: true, of: "subscriptionId" },
    since: { width: 150 },
    nextBillingAt: { width: 170 },
    unbilled: { width: 160, telling: 5 },
    status: { width: 120, tones: subscriptionTones },
  },
  filters: {},
  order: [{ column: "since", dir: "desc" }],
  rowName: ({ subscriptionName }) => subscriptionName,
  actions: subscriberActions,
});

export function UserSubscriptions() {
  const { id: userId } = useOpenRecord(record);
  return <ListPanel list={subscriptions} params={{ userId }} />;
}
