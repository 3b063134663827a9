import { accountAdminRoutes } from "@palier/contract/areas/account-admin";
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
import { accountAdminTexts as texts } from "./account-admin.texts.ts";
import { AccountAdminFields } from "./account-admin-fields.tsx";

interface AccountAdminFormProps {
  readonly id: number;
  readonly name: string;
  readonly load: FormLoad;
}

/** The tab « Informations ». */
export function AccountAdminForm({ id, name, load }: AccountAdminFormProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const params = { id };
  const saved = useRecordSaved("account-admin", accountAdminRoutes.edit.get.path, params);
  const deletion = useDelete(
    accountAdminRoutes.delete,
    "account-admin",
    () => void navigate(paths.accountAdmin.list),
  );
  return (
    <>
      <RecordForm
        label={texts.edit}
        routes={accountAdminRoutes.edit}
        params={params}
        load={load}
        lockArea="account-admin"
        recordId={id}
        actions={(lock) => (
          <>
            <ButtonLink href={paths.accountAdmin.list}>{formTexts.cancel}</ButtonLink>
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
          toast.success(texts.saved(`${record.firstName} ${record.lastName}`));
        }}
      >
        {(form) => <AccountAdminFields form={form} />}
      </RecordForm>
      {deletion.dialog}
    </>
  );
}
