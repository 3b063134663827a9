import { readyAnswer, readyAnswerRoutes as routes } from "@palier/contract/areas/ready-answer";
import { FormField } from "#forms/form-field.tsx";
import { defineRecord } from "#records/define-record.tsx";
import { readyAnswerActions } from "./ready-answer.actions.ts";
import { readyAnswerTexts as texts } from "./ready-answer.texts.ts";

export const record = defineRecord({
  entity: readyAnswer,
  edit: routes.edit,
  create: routes.create,
  history: routes.history,
  facts: {},
  actions: readyAnswerActions,
  fields: (form) => (
    <>
      <FormField form={form} name="title" help={texts.help.title} />
      <FormField form={form} name="body" help={texts.help.body} />
    </>
  ),
});
