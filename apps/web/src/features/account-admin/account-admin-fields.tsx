import type { accountAdminRoutes } from "@palier/contract/areas/account-admin";
import { FieldRow } from "@palier/ui";
import { FormField } from "#forms/form-field.tsx";
import type { RecordFormHandle } from "#forms/use-record-form.ts";
import { accountAdminTexts as texts } from "./account-admin.texts.ts";

type Form = RecordFormHandle<typeof accountAdminRoutes.edit.post.body>;

/** The fields of an administrator, new or known. */
export function AccountAdminFields({ form }: { readonly form: Form }) {
  return (
    <>
      <FieldRow>
        <FormField form={form} name="firstName" />
        <FormField form={form} name="lastName" />
      </FieldRow>
      <FormField form={form} name="email" help={texts.help.email} />
      <FormField form={form} name="phone" />
      <FormField form={form} name="enabled" />
    </>
  );
}
