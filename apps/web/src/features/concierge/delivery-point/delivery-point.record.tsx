import { buildingRoutes } from "@palier/contract/areas/building";
import {
  deliveryPoint,
  deliveryPointRoutes as routes,
} from "@palier/contract/areas/concierge/delivery-point";
import { FieldRow, FormSection } from "@palier/ui";
import { deletion } from "#actions/deletion.ts";
import { FormField } from "#forms/form-field.tsx";
import { defineRecord } from "#records/define-record.tsx";
import { deliveryPointTexts as texts } from "./delivery-point.texts.ts";

export const record = defineRecord({
  entity: deliveryPoint,
  edit: routes.edit,
  create: routes.create,
  history: routes.history,
  facts: { enabled: {}, kind: {}, city: {}, buildingName: {}, openingHours: {}, capacity: {} },
  actions: [deletion(routes.delete, { instead: texts.instead })],
  fields: (form) => (
    <>
      <FormSection title={texts.sections.identity}>
        <FormField form={form} name="name" />
        <FieldRow>
          <FormField form={form} name="kind" />
          <FormField form={form} name="enabled" />
        </FieldRow>
      </FormSection>
      <FormSection title={texts.sections.place}>
        <FormField
          form={form}
          name="buildingId"
          options={buildingRoutes.search}
          help={texts.help.buildingId}
        />
        <FormField form={form} name="street" />
        <FieldRow>
          <FormField form={form} name="postalCode" />
          <FormField form={form} name="city" />
        </FieldRow>
      </FormSection>
      <FormSection title={texts.sections.handover}>
        <FieldRow>
          <FormField form={form} name="openingHours" help={texts.help.openingHours} />
          <FormField form={form} name="capacity" help={texts.help.capacity} />
        </FieldRow>
      </FormSection>
    </>
  ),
});
