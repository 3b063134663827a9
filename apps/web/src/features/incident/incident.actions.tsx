import {
  type IncidentStatus,
  incidentTransitions,
  incidentRoutes as routes,
} from "@palier/contract/areas/incident";
import { BanIcon, CheckIcon, IncidentIcon, UndoIcon } from "@palier/ui";
import type { RecordAction } from "#actions/action.ts";
import { formAction } from "#actions/form-action.tsx";
import { forward } from "#actions/forward.ts";
import type { RowOf } from "#lists/define-list.ts";
import { incidentTexts as texts } from "./incident.texts.ts";

type Incident = RowOf<typeof routes.list>;

export const incidentName = ({ reference, title }: Pick<Incident, "reference" | "title">): string =>
  texts.name(reference, title);

const isNext = forward(incidentTransitions, {
  open: "inProgress",
  inProgress: "resolved",
  resolved: "closed",
});

/** What every step of an incident shares: the incident's own form with the next status (A15). */
const step = (name: "start" | "resolve" | "close" | "reopen", status: IncidentStatus) => ({
  name,
  label: texts[name].label,
  params: ({ id }: Incident) => ({ id }),
  title: (incident: Incident) => texts[name].title(incidentName(incident)),
  done: ({ reference }: Incident) => texts[name].done(reference),
  fixed: { status },
});

const from =
  (before: IncidentStatus, status: IncidentStatus) =>
  ({ status: now }: Incident): boolean =>
    now === before && incidentTransitions[before].includes(status);

/** What can be done with an incident, each only where its status allows it. */
export const incidentActions: readonly RecordAction<Incident>[] = [
  formAction(routes.edit, {
    ...step("start", "inProgress"),
    short: texts.start.short,
    icon: IncidentIcon,
    when: from("open", "inProgress"),
    next: isNext("inProgress"),
    fields: (form, _, { FormField }) => (
      <>
        <FormField form={form} name="assigneeId" />
        <FormField form={form} name="priority" />
      </>
    ),
  }),
  formAction(routes.edit, {
    ...step("resolve", "resolved"),
    icon: CheckIcon,
    when: from("inProgress", "resolved"),
    next: isNext("resolved"),
    fields: () => <p>{texts.resolve.detail}</p>,
  }),
  formAction(routes.edit, {
    ...step("reopen", "inProgress"),
    icon: UndoIcon,
    when: from("resolved", "inProgress"),
    fields: () => <p>{texts.reopen.detail}</p>,
  }),
  formAction(routes.edit, {
    ...step("close", "closed"),
    icon: BanIcon,
    when: from("resolved", "closed"),
    next: isNext("closed"),
    fields: () => <p>{texts.close.detail}</p>,
  }),
];
