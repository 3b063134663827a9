import { callbackRoutes } from "@palier/contract/areas/concierge/callback";
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { quotationRoutes } from "@palier/contract/areas/concierge/quotation";
import { conversationRoutes } from "@palier/contract/areas/conversation";
import { incidentRoutes } from "@palier/contract/areas/incident";
import { userRoutes as routes, user } from "@palier/contract/areas/user";
import { FieldRow, FormSection } from "@palier/ui";
import { FormField } from "#forms/form-field.tsx";
import { defineRecord } from "#records/define-record.tsx";
import { userActions } from "./user.actions.ts";
import { userTones } from "./user.list.ts";
import { userTexts as texts } from "./user.texts.ts";
import { ulaTexts } from "./user-lot-association.texts.ts";

export const record = defineRecord({
  entity: user,
  edit: routes.edit,
  create: routes.create,
  history: routes.history,
  facts: {
    status: { tones: userTones },
    buildingName: {},
    ulaCount: {},
    activeSubscriptionCount: {},
    lastSeenAt: {},
    email: {},
    phone: {},
    createdAt: {},
  },
  actions: userActions,
  main: texts.main,
  related: [
    { table: conversationRoutes.list, filter: "userId" },
    { table: incidentRoutes.list, filter: "reporterId" },
    { table: orderRoutes.list, filter: "userId" },
    { table: quotationRoutes.list, filter: "userId" },
    { table: callbackRoutes.list, filter: "userId" },
  ],
  tabs: { ula: ulaTexts.list.title, subscription: texts.subscriptions.title },
  fields: (form) => (
    <>
      <FormSection title={texts.sections.identity}>
        <FormField form={form} name="civility" />
        <FieldRow>
          <FormField form={form} name="firstName" />
          <FormField form={form} name="lastName" />
        </FieldRow>
      </FormSection>
      <FormSection title={texts.sections.contact}>
        <FormField form={form} name="email" help={texts.help.email} />
        <FieldRow>
          <FormField form={form} name="phone" />
          <FormField form={form} name="language" help={texts.help.language} />
        </FieldRow>
      </FormSection>
      <FormSection title={texts.sections.account}>
        <FormField form={form} name="status" />
      </FormSection>
    </>
  ),
});
