import { walletRoutes as routes, wallet } from "@palier/contract/areas/wallet";
import { FormField } from "#forms/form-field.tsx";
import { defineRecord } from "#records/define-record.tsx";
import { walletActions } from "./wallet.actions.tsx";
import { walletTexts as texts } from "./wallet.texts.ts";
import { importTones } from "./wallet.tones.ts";

export const record = defineRecord({
  entity: wallet,
  edit: routes.edit,
  create: routes.create,
  history: routes.history,
  facts: {
    lastImportStatus: { tones: importTones },
    lastImportAt: {},
    buildingCount: {},
    lotCount: {},
    managerName: {},
    managerEmail: {},
  },
  // Another file may always follow.
  actions: walletActions.map((action) => ({ ...action, next: () => true })),
  tabs: { imports: texts.imports.title },
  fields: (form) => (
    <>
      <FormField form={form} name="name" />
      <FormField form={form} name="managerName" />
      <FormField form={form} name="managerEmail" />
    </>
  ),
});
