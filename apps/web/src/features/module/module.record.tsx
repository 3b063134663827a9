import { module, moduleRoutes as routes } from "@palier/contract/areas/module";
import { FormField } from "#forms/form-field.tsx";
import { defineRecord } from "#records/define-record.tsx";
import { moduleActions } from "./module.actions.ts";

export const record = defineRecord({
  entity: module,
  edit: routes.edit,
  history: routes.history,
  facts: { enabled: {}, buildingCount: {}, code: {}, updatedAt: {} },
  actions: moduleActions,
  fields: (form) => (
    <>
      <FormField form={form} name="label" />
      <FormField form={form} name="description" />
    </>
  ),
});
