import { serviceRoutes } from "@palier/contract/areas/concierge/service";
import { subscriptionRoutes as routes, subscription } from "@palier/contract/areas/concierge/subscription";
import { FieldRow, FormSection } from "@palier/ui";
import { FormField } from "#forms/form-field.tsx";
import { defineRecord } from "#records/define-record.tsx";
import { subscriptionTones } from "#records/subscriber-actions.ts";
import { subscriptionActions } from "./subscription.actions.ts";
import { subscriptionTexts as texts } from "./subscription.texts.ts";

/** Only its actions change the status. */
export const record = defineRecord({
  entity: subscription,
  edit: routes.edit,
  create: routes.create,
  history: routes.history,
  facts: {
    status: { tones: subscriptionTones },
    priceCents: {},
    period: {},
    subscriberCount: {},
    activeSubscriberCount: {},
    serviceName: {},
  },
  actions: subscriptionActions,
  tabs: { subscribers: texts.subscribers.title },
  fields: (form) => (
    <>
      <FormSection title={texts.sections.identity}>
        <FormField form={form} name="name" />
        <FormField form={form} name="serviceId" options={serviceRoutes.searchArticle} />
      </FormSection>
      <FormSection title={texts.sections.price}>
        <FieldRow>
          <FormField form={form} name="priceCents" help={texts.help.price} />
          <FormField form={form} name="period" />
        </FieldRow>
      </FormSection>
    </>
  ),
});
