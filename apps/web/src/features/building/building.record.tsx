import { building, buildingRoutes as routes } from "@palier/contract/areas/building";
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { conversationRoutes } from "@palier/contract/areas/conversation";
import { incidentRoutes } from "@palier/contract/areas/incident";
import { neighborhoodRoutes } from "@palier/contract/areas/neighborhood";
import { userRoutes } from "@palier/contract/areas/user";
import { walletRoutes } from "@palier/contract/areas/wallet";
import { FieldRow, FormSection } from "@palier/ui";
import { FormField } from "#forms/form-field.tsx";
import { defineRecord } from "#records/define-record.tsx";
import { buildingActions } from "./building.actions.ts";
import { buildingTones } from "./building.list.ts";
import { buildingTexts as texts } from "./building.texts.ts";

export const record = defineRecord({
  entity: building,
  edit: routes.edit,
  create: routes.create,
  history: routes.history,
  facts: {
    status: { tones: buildingTones },
    reference: {},
    city: {},
    lotCount: {},
    neighborhoodName: {},
    walletName: {},
    managerEmail: {},
    createdAt: {},
  },
  actions: buildingActions,
  related: [
    { table: userRoutes.list, filter: "buildingId" },
    { table: incidentRoutes.list, filter: "buildingId" },
    { table: conversationRoutes.list, filter: "buildingId" },
    { table: orderRoutes.list, filter: "buildingId" },
  ],
  tabs: {
    "managed-services": texts.managedServices.title,
    "negotiated-services": texts.negotiatedServices.title,
    modules: texts.modules.title,
  },
  fields: (form) => (
    <>
      <FormSection title={texts.sections.identity}>
        <FormField form={form} name="name" />
        <FieldRow>
          <FormField form={form} name="reference" help={texts.help.reference} />
          <FormField form={form} name="status" />
        </FieldRow>
      </FormSection>
      <FormSection title={texts.sections.place}>
        <FormField form={form} name="street" />
        <FieldRow>
          <FormField form={form} name="postalCode" />
          <FormField form={form} name="city" />
        </FieldRow>
        <FormField form={form} name="neighborhoodId" options={neighborhoodRoutes.search} />
      </FormSection>
      <FormSection title={texts.sections.management}>
        <FieldRow>
          <FormField form={form} name="walletId" options={walletRoutes.search} />
          <FormField form={form} name="lotCount" />
        </FieldRow>
        <FormField form={form} name="managerEmail" />
        <FormField form={form} name="accessInstructions" help={texts.help.accessInstructions} />
      </FormSection>
    </>
  ),
});
