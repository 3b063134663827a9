import { buildingRoutes } from "@palier/contract/areas/building";
import { userRoutes as routes } from "@palier/contract/areas/user";
import { ula, userLotAssociationRoutes } from "@palier/contract/areas/user-lot-association";
import { FieldRow, FormSection } from "@palier/ui";
import { FormField } from "#forms/form-field.tsx";
import { defineRecord } from "#records/define-record.tsx";
import { userArea } from "./user.area.ts";
import { ulaActions, ulaName, ulaTones } from "./user-lot-association.actions.tsx";
import { ulaTexts as texts } from "./user-lot-association.texts.ts";
import { UlaEvents } from "./user-lot-association-events.tsx";

export const record = defineRecord({
  entity: ula,
  edit: routes.ula,
  history: userLotAssociationRoutes.history,
  name: ulaName,
  parent: ({ userId, userName }) => ({ label: userName, href: userArea.paths.record(userId, "ula") }),
  facts: {
    status: { tones: ulaTones },
    userName: {},
    relation: {},
    requestedAt: {},
    rejectReason: {},
    rejectComment: {},
  },
  actions: ulaActions,
  Aside: ({ record: { id, userId } }) => (
    <section>
      <h2 className="record-aside__title">{texts.events.own}</h2>
      <UlaEvents userId={userId} ulaId={id} />
    </section>
  ),
  fields: (form) => (
    <>
      <FormSection title={texts.sections.lot}>
        <FormField form={form} name="buildingId" options={buildingRoutes.search} />
        <FieldRow>
          <FormField form={form} name="lotNumber" />
          <FormField form={form} name="floor" />
        </FieldRow>
        <FormField form={form} name="relation" />
      </FormSection>
      <FormSection title={texts.sections.period}>
        <FieldRow>
          <FormField form={form} name="startDate" />
          <FormField form={form} name="endDate" help={texts.help.plannedEnd} />
        </FieldRow>
      </FormSection>
    </>
  ),
});
