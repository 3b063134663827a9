import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { quotationRoutes } from "@palier/contract/areas/concierge/quotation";
import { supplierRoutes as routes, supplier } from "@palier/contract/areas/concierge/supplier";
import { FieldRow, FormSection } from "@palier/ui";
import { FormField } from "#forms/form-field.tsx";
import { defineRecord } from "#records/define-record.tsx";
import { supplierActions } from "./supplier.actions.ts";
import { supplierTexts as texts } from "./supplier.texts.ts";

export const record = defineRecord({
  entity: supplier,
  edit: routes.edit,
  create: routes.create,
  history: routes.history,
  facts: {
    enabled: {},
    phone: {},
    themeCount: {},
    orderCount: {},
    openOrderCount: {},
    email: {},
    cities: {},
  },
  actions: supplierActions,
  related: [
    { table: orderRoutes.list, filter: "supplierId" },
    { table: quotationRoutes.list, filter: "supplierId" },
  ],
  tabs: { services: texts.offer.title },
  fields: (form) => (
    <>
      <FormSection title={texts.sections.identity}>
        <FormField form={form} name="name" />
        <FormField form={form} name="enabled" help={texts.help.enabled} />
      </FormSection>
      <FormSection title={texts.sections.contact}>
        <FieldRow>
          <FormField form={form} name="email" help={texts.help.email} />
          <FormField form={form} name="phone" />
        </FieldRow>
        <FormField form={form} name="cities" help={texts.help.cities} />
      </FormSection>
    </>
  ),
});
