import { accountAdminRoutes } from "@palier/contract/areas/account-admin";
import { ButtonLink, Page, PageHeader, useToast } from "@palier/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { FormLoader } from "#forms/form-loader.tsx";
import { formTexts } from "#forms/forms.texts.ts";
import { RecordForm } from "#forms/record-form.tsx";
import { tableKey } from "#lists/use-table.ts";
import { paths } from "#navigation/paths.ts";
import { accountAdminTexts as texts } from "./account-admin.texts.ts";
import { AccountAdminFields } from "./account-admin-fields.tsx";

const noParams = {};

/** A new administrator (§2). */
export function AccountAdminNewScreen() {
  const navigate = useNavigate();
  const toast = useToast();
  const client = useQueryClient();
  return (
    <Page>
      <PageHeader title={texts.create} />
      <FormLoader route={accountAdminRoutes.create.get} params={noParams} back={paths.accountAdmin.list}>
        {(load) => (
          <RecordForm
            label={texts.create}
            routes={accountAdminRoutes.create}
            params={noParams}
            load={load}
            actions={() => <ButtonLink href={paths.accountAdmin.list}>{formTexts.cancel}</ButtonLink>}
            onSaved={(record) => {
              toast.success(texts.created(`${record.firstName} ${record.lastName}`));
              void client.invalidateQueries({ queryKey: tableKey("account-admin") });
              void navigate(paths.accountAdmin.edit(record.id), { replace: true });
            }}
          >
            {(form) => <AccountAdminFields form={form} />}
          </RecordForm>
        )}
      </FormLoader>
    </Page>
  );
}
