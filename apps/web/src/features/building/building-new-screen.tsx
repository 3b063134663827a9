import { buildingRoutes } from "@palier/contract/areas/building";
import { ButtonLink, Page, PageHeader, useToast } from "@palier/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { FormLoader } from "#forms/form-loader.tsx";
import { formTexts } from "#forms/forms.texts.ts";
import { RecordForm } from "#forms/record-form.tsx";
import { tableKey } from "#lists/use-table.ts";
import { paths } from "#navigation/paths.ts";
import { buildingTexts as texts } from "./building.texts.ts";
import { BuildingFields } from "./building-fields.tsx";

const noParams = {};

/** A new building (extension route `…/new`). */
export function BuildingNewScreen() {
  const navigate = useNavigate();
  const toast = useToast();
  const client = useQueryClient();
  return (
    <Page>
      <PageHeader title={texts.create} />
      <FormLoader route={buildingRoutes.create.get} params={noParams} back={paths.building.list}>
        {(load) => (
          <RecordForm
            label={texts.create}
            routes={buildingRoutes.create}
            params={noParams}
            load={load}
            actions={() => <ButtonLink href={paths.building.list}>{formTexts.cancel}</ButtonLink>}
            onSaved={(record) => {
              toast.success(texts.created(record.name));
              void client.invalidateQueries({ queryKey: tableKey("building") });
              void navigate(paths.building.edit(record.id), { replace: true });
            }}
          >
            {(form) => <BuildingFields form={form} />}
          </RecordForm>
        )}
      </FormLoader>
    </Page>
  );
}
