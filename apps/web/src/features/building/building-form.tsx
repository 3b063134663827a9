import { buildingRoutes } from "@palier/contract/areas/building";
import { Button, ButtonLink, TrashIcon, useToast } from "@palier/ui";
import { useNavigate } from "react-router-dom";
import { formTexts } from "#forms/forms.texts.ts";
import { RecordForm } from "#forms/record-form.tsx";
import type { FormLoad } from "#forms/use-record-form.ts";
import { useRecordSaved } from "#forms/use-record-saved.ts";
import { listTexts } from "#lists/lists.texts.ts";
import { useDelete } from "#lists/use-delete.tsx";
import { isReadOnly } from "#locks/lock-source.tsx";
import { paths } from "#navigation/paths.ts";
import { buildingTexts as texts } from "./building.texts.ts";
import { BuildingFields } from "./building-fields.tsx";

interface BuildingFormProps {
  readonly id: number;
  readonly name: string;
  readonly load: FormLoad;
}

/** The tab « Informations ». */
export function BuildingForm({ id, name, load }: BuildingFormProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const params = { id };
  const saved = useRecordSaved("building", buildingRoutes.edit.get.path, params);
  const deletion = useDelete(buildingRoutes.delete, "building", () => void navigate(paths.building.list));
  return (
    <>
      <RecordForm
        label={texts.edit}
        routes={buildingRoutes.edit}
        params={params}
        load={load}
        lockArea="building"
        recordId={id}
        actions={(lock) => (
          <>
            <ButtonLink href={paths.building.list}>{formTexts.cancel}</ButtonLink>
            <Button
              variant="ghost"
              icon={TrashIcon}
              disabled={isReadOnly(lock)}
              onClick={() => deletion.ask({ id, name })}
            >
              {listTexts.delete}
            </Button>
          </>
        )}
        onSaved={(record) => {
          saved();
          toast.success(texts.saved(record.name));
        }}
      >
        {(form) => <BuildingFields form={form} />}
      </RecordForm>
      {deletion.dialog}
    </>
  );
}
