import { check } from "@palier/contract";
import { accountAdmin, accountAdminRoutes } from "@palier/contract/areas/account-admin";
import { Page, PageHeader, StatusDot, Tabs } from "@palier/ui";
import { useParams } from "react-router-dom";
import { formatField } from "#fields/format-field.ts";
import { EditRecord } from "#forms/edit-record.tsx";
import { FormLoader } from "#forms/form-loader.tsx";
import type { FormLoad } from "#forms/use-record-form.ts";
import { historyList } from "#lists/history-list.ts";
import { ListPanel } from "#lists/list-panel.tsx";
import { paths } from "#navigation/paths.ts";
import { recordId } from "#navigation/record-id.ts";
import { accountAdminTexts as texts } from "./account-admin.texts.ts";
import { AccountAdminFields } from "./account-admin-fields.tsx";

const history = historyList(accountAdminRoutes.history);

/** One administrator: form and history (§2, extension route `…/edit/{id}`). */
export function AccountAdminScreen() {
  const { id: text, tab } = useParams();
  const id = recordId(text);
  return (
    <FormLoader key={id} route={accountAdminRoutes.edit.get} params={{ id }} back={paths.accountAdmin.list}>
      {(load) => <AccountAdminPage id={id} isHistory={tab === "history"} load={load} />}
    </FormLoader>
  );
}

function AccountAdminPage({ id, isHistory, load }: { id: number; isHistory: boolean; load: FormLoad }) {
  const record = check(accountAdmin.record, load.record);
  const name = record.ok ? `${record.value.firstName} ${record.value.lastName}` : "";
  return (
    <Page fill={isHistory}>
      <PageHeader title={name}>
        {record.ok ? (
          <>
            <StatusDot tone={record.value.enabled ? "success" : "neutral"}>
              {record.value.enabled ? texts.enabled : texts.disabled}
            </StatusDot>
            <span>
              {record.value.lastLoginAt === null
                ? texts.neverLoggedIn
                : texts.lastLogin(formatField({ kind: "dateTime" }, record.value.lastLoginAt))}
            </span>
          </>
        ) : null}
      </PageHeader>
      <Tabs
        label={texts.tabs.label}
        tabs={[
          { label: texts.tabs.record, href: paths.accountAdmin.edit(id) },
          { label: texts.tabs.history, href: paths.accountAdmin.edit(id, "history") },
        ]}
        current={paths.accountAdmin.edit(id, isHistory ? "history" : undefined)}
      />
      {isHistory ? (
        <ListPanel list={history} params={{ id }} />
      ) : (
        <EditRecord
          label={texts.edit}
          routes={accountAdminRoutes.edit}
          delete={accountAdminRoutes.delete}
          id={id}
          name={name}
          load={load}
          back={paths.accountAdmin.list}
          saved={(saved) => texts.saved(`${saved.firstName} ${saved.lastName}`)}
        >
          {(form) => <AccountAdminFields form={form} />}
        </EditRecord>
      )}
    </Page>
  );
}
