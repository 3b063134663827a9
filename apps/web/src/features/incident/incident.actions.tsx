import {
  type IncidentStatus,
  incidentTransitions,
  incidentRoutes as routes,
} from "@palier/contract/areas/incident";
import { BanIcon, CheckIcon, IncidentIcon, UndoIcon, UserIcon } from "@palier/ui";
import type { PressAction, RecordAction } from "#actions/action.ts";
import { formAction } from "#actions/form-action.tsx";
import { forward } from "#actions/forward.ts";
import { pressForm } from "#actions/press-form.ts";
import { takingBack } from "#actions/taking-back.ts";
import { sessionStore } from "#api/session-store.ts";
import type { RowOf } from "#lists/define-list.ts";
import { incidentTexts as texts } from "./incident.texts.ts";

type Incident = RowOf<typeof routes.list>;

export const incidentName = ({ reference, title }: Pick<Incident, "reference" | "title">): string =>
  texts.name(reference, title);

const undo = takingBack<Incident>(routes.undo);

const isNext = forward(incidentTransitions, {
  open: "inProgress",
  inProgress: "resolved",
  resolved: "closed",
});

type Step = "start" | "resolve" | "close" | "reopen";

/** Submits the incident's form (A15); rows lack its description. */
const step = (
  name: Step,
  before: IncidentStatus,
  status: IncidentStatus,
  facts: Partial<PressAction<Incident>> & { readonly changed?: () => { assigneeId?: number } },
): PressAction<Incident> => {
  const { changed, ...others } = facts;
  return pressForm(routes.edit, (_: Incident) => ({ ...changed?.(), status }), {
    ...others,
    name,
    label: texts[name].label,
    when: ({ status: now }) => now === before && incidentTransitions[before].includes(status),
    next: isNext(status),
    takenBack: undo,
    params: ({ id }) => ({ id }),
    done: ({ reference }) => texts[name].done(reference),
  });
};

const me = (): { assigneeId?: number } => {
  const session = sessionStore.get();
  return session.kind === "signed-in" ? { assigneeId: session.admin.id } : {};
};

/** Whether a colleague is responsible. */
const isOfAnother = ({ assigneeId }: Incident): boolean =>
  assigneeId !== null && assigneeId !== me().assigneeId;

/** Either tells the resident something else than he was told before. */
const asked = (name: "close" | "reopen") => ({
  confirm: (incident: Incident) => ({
    title: texts[name].title(incidentName(incident)),
    detail: texts[name].detail,
  }),
});

export const incidentActions: readonly RecordAction<Incident>[] = [
  step("start", "open", "inProgress", {
    icon: IncidentIcon,
    changed: me,
    asks: isOfAnother,
    confirm: (incident) => ({
      title: texts.start.title(incidentName(incident)),
      detail: texts.start.detail(incident.assigneeName ?? ""),
    }),
  }),
  step("resolve", "inProgress", "resolved", { icon: CheckIcon }),
  step("close", "resolved", "closed", { icon: BanIcon, ...asked("close") }),
  step("reopen", "resolved", "inProgress", { icon: UndoIcon, ...asked("reopen") }),
  undo,
  formAction(routes.edit, {
    name: "assign",
    label: texts.assign.label,
    icon: UserIcon,
    when: ({ status }: Incident) => status === "open" || status === "inProgress",
    params: ({ id }) => ({ id }),
    title: (incident) => texts.assign.title(incidentName(incident)),
    done: ({ reference }) => texts.assign.done(reference),
    fields: (form, _, { FormField }) => (
      <>
        <FormField form={form} name="assigneeId" />
        <FormField form={form} name="priority" />
      </>
    ),
  }),
];
