import {
  negotiatedService,
  negotiatedServiceRoutes as routes,
} from "@palier/contract/areas/negotiated-service";
import { FieldRow, FormSection } from "@palier/ui";
import { FormField } from "#forms/form-field.tsx";
import { defineRecord } from "#records/define-record.tsx";
import { serviceBuildingsTexts } from "#records/service-buildings.texts.ts";
import { negotiatedServiceActions } from "./negotiated-service.actions.ts";
import { negotiatedServiceTexts as texts } from "./negotiated-service.texts.ts";

export const record = defineRecord({
  entity: negotiatedService,
  edit: routes.edit,
  create: routes.create,
  history: routes.history,
  facts: {
    enabled: {},
    partner: {},
    buildingCount: {},
    endsOn: {},
    discountLabel: {},
    promoCode: {},
    startsOn: {},
    position: {},
  },
  actions: negotiatedServiceActions,
  tabs: { buildings: serviceBuildingsTexts.buildings.title },
  fields: (form) => (
    <>
      <FormSection title={texts.sections.offer}>
        <FieldRow>
          <FormField form={form} name="name" />
          <FormField form={form} name="partner" />
        </FieldRow>
        <FormField form={form} name="discountLabel" help={texts.help.discountLabel} />
        <FieldRow>
          <FormField form={form} name="promoCode" />
          <FormField form={form} name="url" />
        </FieldRow>
        <FormField form={form} name="enabled" />
      </FormSection>
      <FormSection title={texts.sections.period}>
        <FieldRow>
          <FormField form={form} name="startsOn" />
          <FormField form={form} name="endsOn" help={texts.help.period} />
        </FieldRow>
      </FormSection>
    </>
  ),
});
