import { callback, callbackRoutes as routes } from "@palier/contract/areas/concierge/callback";
import { FormSection } from "@palier/ui";
import { FormField } from "#forms/form-field.tsx";
import { defineRecord } from "#records/define-record.tsx";
import { callbackActions, callbackTones } from "./callback.actions.tsx";
import { callbackTexts as texts } from "./callback.texts.ts";

export const record = defineRecord({
  entity: callback,
  edit: routes.edit,
  history: routes.history,
  name: ({ userName }) => texts.name(userName),
  facts: {
    status: { tones: callbackTones },
    phone: {},
    preferredSlot: {},
    requestedAt: {},
    topic: {},
    userName: {},
    handledBy: {},
    handledAt: {},
  },
  actions: callbackActions.filter(({ name }) => name !== "note"),
  fields: (form) => (
    <FormSection title={texts.outcome}>
      <FormField form={form} name="status" />
      <FormField form={form} name="note" help={texts.note.help} />
    </FormSection>
  ),
});
