import { accountAdminRoutes } from "@palier/contract/areas/account-admin";
import { NewRecord } from "#forms/new-record.tsx";
import { paths } from "#navigation/paths.ts";
import { accountAdminTexts as texts } from "./account-admin.texts.ts";
import { AccountAdminFields } from "./account-admin-fields.tsx";

/** A new administrator (§2). */
export function AccountAdminNewScreen() {
  return (
    <NewRecord
      title={texts.create}
      routes={accountAdminRoutes.create}
      back={paths.accountAdmin.list}
      place={(record) => paths.accountAdmin.edit(record.id)}
      created={(record) => texts.created(`${record.firstName} ${record.lastName}`)}
    >
      {(form) => <AccountAdminFields form={form} />}
    </NewRecord>
  );
}
