import { themeRoutes as routes, theme } from "@palier/contract/areas/concierge/theme";
import { FieldRow, FormSection } from "@palier/ui";
import { FormField } from "#forms/form-field.tsx";
import { defineRecord } from "#records/define-record.tsx";
import { themeActions } from "./theme.actions.ts";
import { themeTexts as texts } from "./theme.texts.ts";

export const record = defineRecord({
  entity: theme,
  edit: routes.edit,
  create: routes.create,
  history: routes.history,
  facts: { enabled: {}, sectionCount: {}, serviceCount: {}, position: {} },
  actions: themeActions,
  tabs: { sections: texts.sections.title },
  fields: (form) => (
    <>
      <FormSection title={texts.identity}>
        <FormField form={form} name="name" />
        <FieldRow>
          <FormField form={form} name="position" help={texts.help.position} />
          <FormField form={form} name="enabled" help={texts.help.enabled} />
        </FieldRow>
      </FormSection>
      <FormSection title={texts.look}>
        <FormField form={form} name="color" />
      </FormSection>
    </>
  ),
});
