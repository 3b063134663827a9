import { quotation, quotationRoutes as routes } from "@palier/contract/areas/concierge/quotation";
import { supplierRoutes } from "@palier/contract/areas/concierge/supplier";
import { FieldRow, FormSection } from "@palier/ui";
import { FormField } from "#forms/form-field.tsx";
import { defineRecord } from "#records/define-record.tsx";
import { ResidentContact } from "#records/resident-contact.tsx";
import { dayOver, quotationActions, quotationTones } from "./quotation.actions.tsx";
import { quotationTexts as texts } from "./quotation.texts.ts";

/** Only its actions change the status. */
export const record = defineRecord({
  entity: quotation,
  edit: routes.edit,
  history: routes.history,
  name: ({ number }) => texts.name(number),
  facts: {
    status: { tones: quotationTones },
    amountCents: {},
    userName: {},
    validUntil: {},
    buildingName: {},
    supplierName: {},
    createdAt: {},
  },
  actions: quotationActions,
  // An unchanged date may have passed.
  rules: (before, { validUntil }) => (validUntil === before.validUntil ? {} : dayOver(validUntil)),
  Contact: ({ record: { userId } }) => <ResidentContact id={userId} />,
  fields: (form) => (
    <FormSection title={texts.offer}>
      <FormField form={form} name="title" />
      <FieldRow>
        <FormField form={form} name="amountCents" help={texts.help.amount} />
        <FormField form={form} name="validUntil" help={texts.help.validUntil} />
      </FieldRow>
      <FormField form={form} name="supplierId" options={supplierRoutes.search} />
    </FormSection>
  ),
});
