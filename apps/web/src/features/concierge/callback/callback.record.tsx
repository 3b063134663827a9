import { callback, callbackRoutes as routes } from "@palier/contract/areas/concierge/callback";
import { userRoutes } from "@palier/contract/areas/user";
import { FormSection } from "@palier/ui";
import { FormField } from "#forms/form-field.tsx";
import { creation, defineRecord } from "#records/define-record.tsx";
import { type Callback, callbackActions, callbackTones } from "./callback.actions.tsx";
import { callbackTexts as texts } from "./callback.texts.ts";

const callbackName = ({ userName }: Pick<Callback, "userName">): string => texts.name(userName);

const edited = defineRecord({
  entity: callback,
  edit: routes.edit,
  history: routes.history,
  name: callbackName,
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

export const record = {
  ...edited,
  create: creation({
    routes: routes.create,
    name: callbackName,
    fields: (form) => (
      <FormSection title={texts.request}>
        <FormField form={form} name="userId" options={userRoutes.search} />
        <FormField form={form} name="phone" help={texts.help.phone} />
        <FormField form={form} name="topic" />
        <FormField form={form} name="preferredSlot" help={texts.help.slot} />
      </FormSection>
    ),
  }),
};
