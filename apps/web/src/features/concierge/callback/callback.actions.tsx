import {
  type callback,
  callbackTransitions,
  callbackRoutes as routes,
} from "@palier/contract/areas/concierge/callback";
import { leadsTo } from "@palier/contract/kit/states";
import { CheckIcon, EditIcon, type IconType, PhoneOffIcon, UndoIcon } from "@palier/ui";
import type { z } from "zod";
import type { PressAction, RecordAction } from "#actions/action.ts";
import { formAction } from "#actions/form-action.tsx";
import { forward } from "#actions/forward.ts";
import { pressEdit } from "#actions/press-edit.ts";
import { takingBack } from "#actions/taking-back.ts";
import { callbackTexts as texts } from "./callback.texts.ts";

export type Callback = z.output<typeof callback.record>;
type Status = Callback["status"];

export const callbackTones = { toHandle: "warning", handled: "success", unreachable: "danger" } as const;

const isNext = forward(callbackTransitions, { toHandle: "handled", unreachable: "handled" });

const undo = takingBack<Callback>(routes.undo);

interface Decision {
  readonly icon: IconType;
  readonly inline?: true;
  readonly bulk?: true;
}

/** Keeps the note; the server adds caller and time. */
const decide = (status: Status, decision: Decision): PressAction<Callback> =>
  pressEdit(routes.edit, (_: Callback) => ({ status }), {
    ...decision,
    name: status,
    label: texts.decide[status],
    when: leadsTo(callbackTransitions, status),
    next: isNext(status),
    params: ({ id }) => ({ id }),
    done: ({ userName }) => texts.decided[status](userName),
    counted: texts.decidedAll[status],
    questionForAll: texts.decideAll[status],
    takenBack: undo,
  });

const note = formAction(routes.edit, {
  name: "note",
  label: texts.note.label,
  icon: EditIcon,
  saveLabel: texts.note.save,
  takenBack: undo,
  params: ({ id }: Callback) => ({ id }),
  title: ({ userName }) => texts.note.title(userName),
  done: ({ userName }) => texts.note.done(userName),
  fields: (form, _, { FormField }) => (
    <>
      <FormField form={form} name="status" />
      <FormField form={form} name="note" help={texts.note.help} />
    </>
  ),
});

const handleWithNote = formAction(routes.edit, {
  name: "handleWithNote",
  label: texts.handleWithNote.label,
  icon: CheckIcon,
  saveLabel: texts.decide.handled,
  when: leadsTo(callbackTransitions, "handled"),
  takenBack: undo,
  params: ({ id }: Callback) => ({ id }),
  title: ({ userName }) => texts.note.title(userName),
  done: ({ userName }) => texts.decided.handled(userName),
  fixed: { status: "handled" },
  fields: (form, _, { FormField }) => <FormField form={form} name="note" help={texts.note.help} />,
});

export const callbackActions: readonly RecordAction<Callback>[] = [
  decide("handled", { icon: CheckIcon, inline: true, bulk: true }),
  decide("unreachable", { icon: PhoneOffIcon, inline: true, bulk: true }),
  decide("toHandle", { icon: UndoIcon }),
  handleWithNote,
  note,
  undo,
];
