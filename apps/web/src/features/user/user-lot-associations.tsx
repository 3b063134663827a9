import { ListPanel } from "#lists/list-panel.tsx";
import { useOpenRecord } from "#records/open-record.tsx";
import { record } from "./user.record.tsx";
import { ulaList } from "./user-lot-association.list.ts";
import { UlaEvents } from "./user-lot-association-events.tsx";

/** The tab « Rattachements »: the resident's ties to lots with their decisions, and what happened to them. */
export function UserLotAssociations() {
  const { id: userId } = useOpenRecord(record);
  return (
    <>
      <ListPanel list={ulaList} params={{ userId }} />
      <UlaEvents userId={userId} />
    </>
  );
}
