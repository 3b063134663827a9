import { ownName, type WithOwnName } from "@palier/contract/kit/own-name";
import { undoTime } from "@palier/contract/kit/undo-time";
import { UndoIcon } from "@palier/ui";
import { z } from "zod";
import { personalTexts } from "#api/personal-texts.ts";
import { type ActionRoute, type PressAction, press } from "./action.ts";
import { actionTexts as texts } from "./actions.texts.ts";

type Stated = WithOwnName & { readonly id: number; readonly version: number };

/**
 * « Revenir au statut précédent », in the row's and the record's menu: for this admin's own last change of the record's
 * state, until anybody else has changed the record, for ten minutes. Actions name it as `takenBack`, which the toast
 * offers too. The server decides (contract: `at.undo`).
 *
 * @example const undo = takingBack<OrderRow>(routes.undo);
 */
export function takingBack<R extends Stated>(route: ActionRoute): PressAction<R> {
  const action: PressAction<R> = press<R>(route, {
    name: "undo",
    label: texts.takeBack,
    icon: UndoIcon,
    params: ({ id }) => ({ id }),
    body: ({ version }) => ({ version }),
    done: (record) => texts.undone(ownName(record) ?? ""),
    when: (record) => {
      const { subject } = action.target(record);
      const own = readChanges().find((each) => each.subject === subject);
      return own !== undefined && own.version === record.version && isRecent(own);
    },
  });
  return action;
}

/**
 * Remembers what `action` did to `before`, so that it is offered to be taken back; also after a reload.
 * @returns whether it can be: by the contract, a state was reached that can be left again, and nothing left the house.
 */
export function noteChange<R>({ undoes, target }: PressAction<R>, before: R, answer: unknown): boolean {
  if (undoes === undefined || !isFields(before) || !isFields(answer)) return false;
  const { field, states, final } = undoes;
  const { version } = answer;
  const isReached = before[field] !== answer[field] && states.includes(String(answer[field]));
  const isFinal = final.some((column) => before[column] !== answer[column]);
  if (typeof version !== "number" || !isReached || isFinal) return false;
  const { subject } = target(before);
  const others = readChanges().filter((each) => each.subject !== subject && isRecent(each));
  personalTexts.write(storageKey, JSON.stringify([...others, { subject, version, at: Date.now() }]));
  return true;
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const ownChanges = z.array(z.object({ subject: z.string(), version: z.number(), at: z.number() }));
type OwnChange = z.output<typeof ownChanges>[number];

const isRecent = ({ at }: OwnChange): boolean => Date.now() - at < undoTime;

const storageKey = "changes";

function readChanges(): readonly OwnChange[] {
  try {
    return ownChanges.parse(JSON.parse(personalTexts.read(storageKey) ?? "[]"));
  } catch {
    return [];
  }
}
