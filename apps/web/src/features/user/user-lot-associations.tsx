import { ButtonLink, Card, PlusIcon } from "@palier/ui";
import { ListPanel } from "#list-screen/list-panel.tsx";
import { useOpenRecord } from "#records/open-record.tsx";
import { attach } from "./user.actions.ts";
import { record } from "./user.record.tsx";
import { ulaList } from "./user-lot-association.list.ts";
import { ulaTexts } from "./user-lot-association.texts.ts";
import { UlaEvents } from "./user-lot-association-events.tsx";
import "./user-lot-associations.css";

export function UserLotAssociations() {
  const { record: resident } = useOpenRecord(record);
  const { id: userId } = resident;
  return (
    <>
      <div className="user-ties">
        {attach.barred?.(resident) === undefined ? (
          <p>
            <ButtonLink href={attach.href(resident)} icon={PlusIcon}>
              {attach.label}
            </ButtonLink>
          </p>
        ) : null}
        <ListPanel list={ulaList} params={{ userId }} />
      </div>
      <Card title={ulaTexts.events.title}>
        <UlaEvents userId={userId} />
      </Card>
    </>
  );
}
