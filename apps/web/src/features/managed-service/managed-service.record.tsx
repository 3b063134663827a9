import { managedService, managedServiceRoutes as routes } from "@palier/contract/areas/managed-service";
import { FieldRow, FormSection } from "@palier/ui";
import { FormField } from "#forms/form-field.tsx";
import { defineRecord } from "#records/define-record.tsx";
import { serviceBuildingsTexts } from "#records/service-buildings.texts.ts";
import { managedServiceActions } from "./managed-service.actions.ts";
import { managedServiceTexts as texts } from "./managed-service.texts.ts";

export const record = defineRecord({
  entity: managedService,
  edit: routes.edit,
  create: routes.create,
  history: routes.history,
  facts: {
    enabled: {},
    category: {},
    buildingCount: {},
    neighborhoodCount: {},
    position: {},
    provider: {},
    phone: {},
    email: {},
  },
  actions: managedServiceActions,
  tabs: { buildings: serviceBuildingsTexts.buildings.title, neighborhoods: texts.neighborhoods.title },
  fields: (form) => (
    <>
      <FormSection title={texts.sections.service}>
        <FieldRow>
          <FormField form={form} name="name" />
          <FormField form={form} name="category" />
        </FieldRow>
        <FormField form={form} name="description" help={texts.help.description} />
        <FormField form={form} name="enabled" />
      </FormSection>
      <FormSection title={texts.sections.provider}>
        <FormField form={form} name="provider" />
        <FieldRow>
          <FormField form={form} name="phone" />
          <FormField form={form} name="email" />
        </FieldRow>
        <FormField form={form} name="url" />
      </FormSection>
    </>
  ),
});
