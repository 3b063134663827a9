import { ConfirmDialog, type RowAction } from "@palier/ui";
import { type ReactNode, useState } from "react";
import type { PressAction, RecordAction } from "./action.ts";
import { actionTexts as texts } from "./actions.texts.ts";
import { OutcomeDialog } from "./outcome-dialog.tsx";
import { mayBeTriedAgain, type Outcome } from "./run-on-all.ts";
import { type BulkQuestion, type BulkRunOptions, countedDone, useBulkRun } from "./use-bulk-run.ts";

interface BulkOptions<R> extends BulkRunOptions<R> {
  readonly actions: readonly RecordAction<R>[];
  readonly chosen: readonly R[];
  readonly placeOf?: ((record: R) => string | undefined) | undefined;
}

interface Bulk {
  readonly actions: readonly RowAction[];
  readonly dialog: ReactNode;
}

const bulkActions = <R,>(actions: readonly RecordAction<R>[]): PressAction<R>[] =>
  actions.flatMap((action) => (action.kind === "press" && action.bulk === true ? [action] : []));

export const hasBulk = <R,>(actions: readonly RecordAction<R>[]): boolean => bulkActions(actions).length > 0;

const nothing = { done: [], notDone: [] };

/** After one confirmation. Failures stay chosen, are listed by reason, and can be retried where useful (A20). */
export function useBulkActions<R extends { readonly id: number }>(options: BulkOptions<R>): Bulk {
  const { chosen, nameOf } = options;
  const [asked, setAsked] = useState<BulkQuestion<R>>();
  const [open, setOpen] = useState(false);

  const { past, run } = useBulkRun(options, (question, outcome) => {
    setAsked(outcome === undefined ? question : { ...question, outcome });
    setOpen(outcome !== undefined);
  });

  const retry = async (question: BulkQuestion<R>, outcome: Outcome<R>): Promise<void> => {
    const records = outcome.notDone.filter(mayBeTriedAgain).map(({ record }) => record);
    await run({ ...question, records }, outcome);
  };

  const dialogOf = (question: BulkQuestion<R>): ReactNode => {
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
          // The outcome may replace it.
          onConfirm={() => run(question, nothing).then(() => false)}
        />
        <OutcomeDialog
          open={open && isKnown}
          onClose={() => setOpen(false)}
          label={action.label}
          done={countedDone(action, outcome?.done.length ?? 0)}
          outcome={outcome ?? nothing}
          nameOf={nameOf}
          placeOf={options.placeOf}
          onRetry={() => retry(question, outcome ?? nothing)}
        />
      </>
    );
  };

  return {
    actions: bulkActions(options.actions).map((action) =>
      barAction(action, chosen, nameOf, (question) => {
        setAsked(question);
        setOpen(true);
      }),
    ),
    dialog: asked === undefined ? null : dialogOf(asked),
  };
}

/** Disabled if no record allows it, or one refuses. */
function barAction<R>(
  action: PressAction<R>,
  chosen: readonly R[],
  nameOf: (record: R) => string,
  ask: (question: BulkQuestion<R>) => void,
): RowAction {
  const allowed = chosen.filter((record) => action.when?.(record) !== false);
  const barred = allowed.flatMap((record) => {
    const reason = action.barred?.(record);
    return reason === undefined ? [] : [texts.failedFor(nameOf(record), reason)];
  });
  return {
    name: action.name,
    label: allowed.length === 0 ? action.label : texts.labelForAll(action.label, allowed.length),
    icon: action.icon,
    tone: action.tone,
    disabled: allowed.length === 0 || barred.length > 0,
    reason: barred[0] ?? texts.notForAny,
    onPress: () => ask({ action, records: allowed, left: chosen.length - allowed.length }),
  };
}

const descriptionOf = <R,>(
  { action, records, left }: BulkQuestion<R>,
  nameOf: (record: R) => string,
): string => texts.describedForAll(records.map(nameOf), action.detailForAll?.(records), left);
