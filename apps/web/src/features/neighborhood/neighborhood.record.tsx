import { neighborhood, neighborhoodRoutes as routes } from "@palier/contract/areas/neighborhood";
import { FieldRow, FormSection } from "@palier/ui";
import { FormField } from "#forms/form-field.tsx";
import { defineRecord } from "#records/define-record.tsx";
import { neighborhoodActions } from "./neighborhood.actions.ts";
import { neighborhoodTones } from "./neighborhood.list.ts";
import { neighborhoodTexts as texts } from "./neighborhood.texts.ts";

export const record = defineRecord({
  entity: neighborhood,
  edit: routes.edit,
  create: routes.create,
  history: routes.history,
  facts: {
    status: { tones: neighborhoodTones },
    city: {},
    buildingCount: {},
    managedServiceCount: {},
    postalCodes: {},
    contactEmail: {},
  },
  actions: neighborhoodActions,
  tabs: { buildings: texts.buildings.title, "managed-services": texts.managedServices.title },
  fields: (form) => (
    <>
      <FormSection title={texts.sections.identity}>
        <FieldRow>
          <FormField form={form} name="name" />
          <FormField form={form} name="status" />
        </FieldRow>
        <FormField form={form} name="description" help={texts.help.description} />
      </FormSection>
      <FormSection title={texts.sections.place}>
        <FormField form={form} name="city" />
        <FormField form={form} name="postalCodes" help={texts.help.postalCodes} />
      </FormSection>
      <FormSection title={texts.sections.contact}>
        <FormField form={form} name="contactEmail" />
      </FormSection>
    </>
  ),
});
