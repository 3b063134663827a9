import { ListPanel } from "#lists/list-panel.tsx";
import { useOpenRecord } from "#records/open-record.tsx";
import { subscribers } from "./subscribers.list.ts";
import { record } from "./subscription.record.tsx";

/** The tab « Abonnés ». */
export function Subscribers() {
  const { id } = useOpenRecord(record);
  return <ListPanel list={subscribers} params={{ id }} />;
}
