import { accountAdmin, accountAdminRoutes as routes } from "@palier/contract/areas/account-admin";
import { FieldRow } from "@palier/ui";
import { FormField } from "#forms/form-field.tsx";
import { defineRecord } from "#records/define-record.tsx";
import { accountAdminActions } from "./account-admin.actions.ts";
import { accountAdminTexts as texts } from "./account-admin.texts.ts";

export const record = defineRecord({
  entity: accountAdmin,
  edit: routes.edit,
  create: routes.create,
  history: routes.history,
  facts: { enabled: {}, lastLoginAt: {}, email: {}, phone: {}, createdAt: {} },
  actions: accountAdminActions,
  fields: (form) => (
    <>
      <FieldRow>
        <FormField form={form} name="firstName" />
        <FormField form={form} name="lastName" />
      </FieldRow>
      <FormField form={form} name="email" help={texts.help.email} />
      <FormField form={form} name="phone" />
      <FormField form={form} name="enabled" />
    </>
  ),
});
