import { Card } from "@palier/ui";
import { ListPanel } from "#list-screen/list-panel.tsx";
import { useOpenRecord } from "#records/open-record.tsx";
import { record } from "./user.record.tsx";
import { ulaList } from "./user-lot-association.list.ts";
import { ulaTexts } from "./user-lot-association.texts.ts";
import { UlaEvents } from "./user-lot-association-events.tsx";
import "./user-lot-associations.css";

export function UserLotAssociations() {
  const { id: userId } = useOpenRecord(record);
  return (
    <>
      <div className="user-ties">
        <ListPanel list={ulaList} params={{ userId }} />
      </div>
      <Card title={ulaTexts.events.title}>
        <UlaEvents userId={userId} />
      </Card>
    </>
  );
}
