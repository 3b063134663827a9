import { buildingRoutes } from "@palier/contract/areas/building";
import { incident, incidentRoutes as routes } from "@palier/contract/areas/incident";
import { userRoutes } from "@palier/contract/areas/user";
import { FieldRow, FormSection } from "@palier/ui";
import { FormField } from "#forms/form-field.tsx";
import { creation, defineRecord } from "#records/define-record.tsx";
import { ResidentContact } from "#records/resident-contact.tsx";
import { incidentActions, incidentName } from "./incident.actions.tsx";
import { incidentTexts as texts } from "./incident.texts.ts";
import { incidentTones } from "./incident.tones.ts";
import { IncidentPhotos } from "./incident-photos.tsx";

const edited = defineRecord({
  entity: incident,
  edit: routes.edit,
  history: routes.history,
  name: incidentName,
  facts: {
    status: { tones: incidentTones.status },
    priority: { tones: incidentTones.priority },
    buildingName: {},
    createdAt: {},
    reporterName: {},
    assigneeName: {},
    category: {},
    resolvedAt: {},
  },
  actions: incidentActions,
  Contact: ({ record: { reporterId } }) => <ResidentContact id={reporterId} />,
  Lead: IncidentPhotos,
  fields: (form) => (
    <>
      <FormSection title={texts.sections.report}>
        <FormField form={form} name="title" />
        <FormField form={form} name="description" />
        <FormField form={form} name="category" />
      </FormSection>
      <FormSection title={texts.sections.followUp}>
        <FieldRow>
          <FormField form={form} name="priority" />
          <FormField form={form} name="assigneeId" />
        </FieldRow>
      </FormSection>
    </>
  ),
});

export const record = {
  ...edited,
  create: creation({
    routes: routes.create,
    name: incidentName,
    fields: (form) => (
      <>
        <FormSection title={texts.sections.caller}>
          <FormField form={form} name="reporterId" options={userRoutes.search} />
          <FormField
            form={form}
            name="buildingId"
            options={buildingRoutes.search}
            help={texts.help.building}
          />
        </FormSection>
        <FormSection title={texts.sections.report}>
          <FieldRow>
            <FormField form={form} name="category" />
            <FormField form={form} name="priority" />
          </FieldRow>
          <FormField form={form} name="title" />
          <FormField form={form} name="description" />
        </FormSection>
      </>
    ),
  }),
};
