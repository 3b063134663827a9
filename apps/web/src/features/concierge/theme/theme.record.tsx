import { themeRoutes as routes, theme } from "@palier/contract/areas/concierge/theme";
import { FieldRow, FormSection } from "@palier/ui";
import { deletion } from "#actions/deletion.ts";
import { FormField } from "#forms/form-field.tsx";
import { defineRecord } from "#records/define-record.tsx";
import { themeTexts as texts } from "./theme.texts.ts";

export const record = defineRecord({
  entity: theme,
  edit: routes.edit,
  create: routes.create,
  history: routes.history,
  facts: { enabled: {}, sectionCount: {}, serviceCount: {}, position: {} },
  actions: [deletion(routes.delete)],
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
