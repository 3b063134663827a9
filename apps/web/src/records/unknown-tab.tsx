import { ButtonLink, EmptyState, SearchIcon } from "@palier/ui";
import { useParams } from "react-router-dom";
import { useArea } from "#areas/areas.tsx";
import { recordId } from "#navigation/record-place.ts";
import { recordTexts as texts } from "./records.texts.ts";

export function UnknownTab() {
  const area = useArea();
  const { id } = useParams();
  return (
    <EmptyState
      icon={SearchIcon}
      title={texts.unknownTab.title}
      actions={
        area === undefined ? null : (
          <ButtonLink href={area.paths.record(recordId(id))} variant="primary">
            {texts.backToRecord}
          </ButtonLink>
        )
      }
    >
      {texts.unknownTab.detail}
    </EmptyState>
  );
}
