import { buildingRoutes } from "@palier/contract/areas/building";
import { userRoutes } from "@palier/contract/areas/user";
import { userLotAssociationRoutes as routes } from "@palier/contract/areas/user-lot-association";
import { FieldRow, FormSection } from "@palier/ui";
import { FormField } from "#forms/form-field.tsx";
import { creation } from "#records/define-record.tsx";
import { tieScreens } from "./tie-screens.tsx";
import { userArea } from "./user.area.ts";
import { ulaName } from "./user-lot-association.actions.tsx";
import { ulaTexts as texts } from "./user-lot-association.texts.ts";

export const record = {
  ...tieScreens({
    name: ulaName,
    parent: ({ userId, userName }) => ({ label: userName, href: userArea.paths.record(userId, "ula") }),
    facts: { userName: {}, relation: {}, requestedAt: {} },
  }),
  create: creation({
    routes: routes.create,
    name: ulaName,
    fields: (form) => (
      <>
        <FormSection title={texts.sections.lot}>
          <FormField form={form} name="userId" options={userRoutes.search} />
          <FormField form={form} name="buildingId" options={buildingRoutes.search} />
          <FieldRow>
            <FormField form={form} name="lotNumber" />
            <FormField form={form} name="floor" />
          </FieldRow>
          <FormField form={form} name="relation" />
        </FormSection>
        <FormSection title={texts.sections.proof}>
          <FormField form={form} name="status" help={texts.help.attachedStatus} />
        </FormSection>
        <FormSection title={texts.sections.period}>
          <FieldRow>
            <FormField form={form} name="startDate" help={texts.help.startDate} />
            <FormField form={form} name="endDate" help={texts.help.noEnd} />
          </FieldRow>
        </FormSection>
      </>
    ),
  }),
};
