import { ConfirmDialog, type RowAction, useToast } from "@palier/ui";
import { type ReactNode, useState } from "react";
import { useRefresh } from "#api/refresh.ts";
import { restoreFocus } from "#navigation/focus.ts";
import { useAlive } from "#navigation/use-alive.ts";
import type { PressAction, RecordAction } from "./action.ts";
import { actionTexts as texts } from "./actions.texts.ts";
import { OutcomeDialog } from "./outcome-dialog.tsx";
import { mayBeTriedAgain, type NotDone, type Outcome, runOnAll, together } from "./run-on-all.ts";
import { usePerform } from "./use-perform.ts";

interface BulkOptions<R> {
  readonly actions: readonly RecordAction<R>[];
  readonly chosen: readonly R[];
  readonly nameOf: (record: R) => string;
  readonly placeOf?: ((record: R) => string | undefined) | undefined;
  /** Takes the records that went through out of the choice; the others stay in it. */
  readonly onOutcome: (outcome: Outcome<R>) => void;
}

interface Bulk {
  /** For the bar of chosen rows. */
  readonly actions: readonly RowAction[];
  readonly dialog: ReactNode;
}

/** The actions of one request that several chosen rows can take at once. */
const bulkActions = <R,>(actions: readonly RecordAction<R>[]): PressAction<R>[] =>
  actions.flatMap((action) => (action.kind === "press" && action.bulk === true ? [action] : []));

/** True when rows of a list can be chosen to act on together. */
export const hasBulk = <R,>(actions: readonly RecordAction<R>[]): boolean => bulkActions(actions).length > 0;

interface Asked<R> {
  readonly action: PressAction<R>;
  /** What the question is about: it stays the same while rows come, go and change behind it. */
  readonly records: readonly R[];
  /** How many chosen records do not allow it: they stay as they are, and chosen. */
  readonly left: number;
  /** What became of it, once it ran and not all of it went through. */
  readonly outcome?: Outcome<R>;
}

const nothing = { done: [], notDone: [] };

/**
 * Runs an action on all chosen records, one after the other, after asking once. What did not go through stays chosen, is
 * shown by its reason, and may be tried again where that makes sense (A20).
 */
export function useBulkActions<R extends { readonly id: number }>(options: BulkOptions<R>): Bulk {
  const { chosen, nameOf } = options;
  const toast = useToast();
  const refresh = useRefresh();
  const perform = usePerform<R>();
  const alive = useAlive();
  const [asked, setAsked] = useState<Asked<R>>();
  const [open, setOpen] = useState(false);
  const [past, setPast] = useState(0);

  const run = async (question: Asked<R>, before: Outcome<R>): Promise<void> => {
    const { action, records } = question;
    const latest = await runOnAll({ action, records, perform, onProgress: setPast });
    setPast(0);
    const outcome = together(before, latest);
    options.onOutcome(latest);
    const isWhole = outcome.notDone.length === 0;
    if (isWhole && outcome.done.length > 0) toast.success(wordsOfDone(action, outcome.done, nameOf));
    // Where the list was left, no window stands there any more to name them.
    if (!isWhole && !alive.current)
      toast.error(texts.notDoneForAll(action.label, outcome.notDone.length), {
        detail: namesOf(outcome.notDone, nameOf),
      });
    // The window closes before the rows are read again: it would speak of none of them.
    void refresh().then(() => (isWhole ? restoreFocus(undefined) : undefined));
    setAsked(isWhole ? question : { ...question, outcome });
    setOpen(!isWhole);
  };

  const retry = async (question: Asked<R>, outcome: Outcome<R>): Promise<void> => {
    const records = outcome.notDone.filter(mayBeTriedAgain).map(({ record }) => record);
    await run({ ...question, records }, outcome);
  };

  const dialogOf = (question: Asked<R>): ReactNode => {
    const { action, records, outcome } = question;
    const isKnown = outcome !== undefined;
    return (
      <>
        <ConfirmDialog
          open={open && !isKnown}
          onOpenChange={setOpen}
          title={
            action.questionForAll?.(records.length) ?? texts.questionForAll(action.label, records.length)
          }
          description={past > 0 ? texts.progress(past, records.length) : descriptionOf(question, nameOf)}
          confirmLabel={action.label}
          danger={action.tone === "danger"}
          // It is this hook that closes it: the outcome may take its place.
          onConfirm={() => run(question, nothing).then(() => false)}
        />
        <OutcomeDialog
          open={open && isKnown}
          onClose={() => setOpen(false)}
          label={action.label}
          outcome={outcome ?? nothing}
          nameOf={nameOf}
          placeOf={options.placeOf}
          onRetry={() => retry(question, outcome ?? nothing)}
        />
      </>
    );
  };

  return {
    actions: bulkActions(options.actions).map((action): RowAction => {
      const allowed = chosen.filter((record) => action.when?.(record) !== false);
      const barred = allowed.flatMap((record) => {
        const reason = action.barred?.(record);
        return reason === undefined ? [] : [texts.failedFor(nameOf(record), reason)];
      });
      return {
        name: action.name,
        label: action.label,
        icon: action.icon,
        tone: action.tone,
        disabled: allowed.length === 0 || barred.length > 0,
        reason: barred[0] ?? texts.notForAny,
        onPress: () => {
          setAsked({ action, records: allowed, left: chosen.length - allowed.length });
          setOpen(true);
        },
      };
    }),
    dialog: asked === undefined ? null : dialogOf(asked),
  };
}

const namesOf = <R,>(notDone: readonly NotDone<R>[], nameOf: (record: R) => string): string =>
  notDone.map(({ record, why }) => texts.failedFor(nameOf(record), why)).join(" ");

/** What the toast says of the records that went through: the same words as after one press on each of them. */
function wordsOfDone<R>(action: PressAction<R>, done: readonly R[], nameOf: (record: R) => string): string {
  const [only, ...others] = done;
  if (only !== undefined && others.length === 0)
    return action.done?.(only) ?? texts.done(action.label, nameOf(only));
  return action.counted?.(done.length) ?? texts.doneForAll(action.label, done.length);
}

/** Whom the action is about, and how many that concerns where the action counts them. */
function descriptionOf<R>({ action, records, left }: Asked<R>, nameOf: (record: R) => string): string {
  const names = records.map(nameOf).join(", ");
  const detail = action.detailForAll?.(records);
  const words = detail === undefined ? names : `${names}. ${detail}`;
  return left === 0 ? words : `${words} ${texts.notConcerned(left)}`;
}
