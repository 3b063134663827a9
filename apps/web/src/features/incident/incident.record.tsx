import { buildingRoutes } from "@palier/contract/areas/building";
import { type Incident, incident, incidentRoutes as routes } from "@palier/contract/areas/incident";
import { userRoutes } from "@palier/contract/areas/user";
import { EditIcon, FieldRow, FormSection } from "@palier/ui";
import { formAction } from "#actions/form-action.tsx";
import { FormField } from "#forms/form-field.tsx";
import { formTexts } from "#forms/forms.texts.ts";
import { creation, defineShownRecord } from "#records/define-record.tsx";
import { ResidentContact } from "#records/resident-contact.tsx";
import { incidentActions, incidentName } from "./incident.actions.tsx";
import { incidentTexts as texts } from "./incident.texts.ts";
import { incidentTones } from "./incident.tones.ts";
import { IncidentMain } from "./incident-main.tsx";

const edit = formAction(routes.edit, {
  name: "edit",
  label: texts.edit.label,
  icon: EditIcon,
  saveLabel: formTexts.save,
  size: "large",
  params: ({ id }: Incident) => ({ id }),
  title: (incident) => texts.edit.title(incidentName(incident)),
  done: (_, saved) => texts.edit.done(incidentName(saved)),
  fields: (form) => (
    <>
      <FormField form={form} name="title" />
      <FormField form={form} name="description" />
      <FieldRow>
        <FormField form={form} name="category" />
        <FormField form={form} name="priority" />
      </FieldRow>
      <FormField form={form} name="assigneeId" />
    </>
  ),
});

/** Read at any time; the window of « Modifier » takes the lock, as each action does. */
const shown = defineShownRecord({
  entity: incident,
  show: routes.show,
  history: routes.history,
  name: incidentName,
  main: texts.main,
  facts: {
    status: { tones: incidentTones.status },
    priority: { tones: incidentTones.priority },
    buildingName: {},
    createdAt: {},
    assigneeName: {},
    category: {},
    reporterName: {},
    resolvedAt: {},
  },
  actions: [edit, ...incidentActions],
  Contact: ({ record: { reporterId, buildingId } }) => (
    <ResidentContact id={reporterId} buildingId={buildingId} />
  ),
  Main: IncidentMain,
});

export const record = {
  ...shown,
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
