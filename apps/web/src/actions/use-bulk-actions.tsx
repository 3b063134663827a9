import { ConfirmDialog, type RowAction, useToast } from "@palier/ui";
import { type ReactNode, useState } from "react";
import { type Failure, failureOf } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { useRefresh } from "#api/refresh.ts";
import { restoreFocus } from "#navigation/focus.ts";
import { useAlive } from "#navigation/use-alive.ts";
import type { PressAction, RecordAction } from "./action.ts";
import { actionTexts as texts } from "./actions.texts.ts";
import { usePerform } from "./use-perform.ts";

interface BulkOptions<R> {
  readonly actions: readonly RecordAction<R>[];
  readonly chosen: readonly R[];
  readonly nameOf: (record: R) => string;
  /** Takes the records that went through out of the choice. */
  readonly onDone: (done: readonly R[]) => void;
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
}

/** What became of an action on several records. */
interface Outcome<R> {
  readonly done: readonly R[];
  /** Refused because they changed or went meanwhile: they have to be looked at before they are chosen again. */
  readonly stale: readonly R[];
  /** Failed for another reason: the same may be tried again. */
  readonly failed: readonly R[];
  /** Each that did not go through, with the reason. */
  readonly reasons: readonly string[];
}

/**
 * Runs an action on all chosen records, one after the other, after asking once. Those that failed stay chosen, and the
 * question names them with the reason, so that nothing fails in silence. Those that changed or went meanwhile leave the
 * choice: the version that was chosen would be refused for ever.
 */
export function useBulkActions<R extends { readonly id: number }>(options: BulkOptions<R>): Bulk {
  const { chosen, nameOf, onDone } = options;
  const toast = useToast();
  const refresh = useRefresh();
  const perform = usePerform<R>();
  const alive = useAlive();
  const [asked, setAsked] = useState<Asked<R>>();
  const [open, setOpen] = useState(false);
  const [reasons, setReasons] = useState<readonly string[]>([]);

  const performAll = async ({ action, records }: Asked<R>): Promise<Outcome<R>> => {
    const done: R[] = [];
    const stale: R[] = [];
    const failed: R[] = [];
    const reasons: string[] = [];
    for (const record of records) {
      try {
        if ((await perform(action, record)) !== undefined) done.push(record);
      } catch (error) {
        const failure = failureOf(error);
        const { title, detail } = failureText(failure);
        (isStale(failure) ? stale : failed).push(record);
        reasons.push(texts.failedFor(nameOf(record), detail === "" ? title : detail));
      }
    }
    return { done, stale, failed, reasons };
  };

  const runAll = async (question: Asked<R>): Promise<void> => {
    const { action } = question;
    const { done, stale, failed, reasons } = await performAll(question);
    if (done.length > 0) toast.success(wordsOfDone(action, done, nameOf));
    onDone([...done, ...stale]);
    // The window closes before the rows are read again: it would speak of none of them.
    void refresh().then(() => restoreFocus(undefined));
    // Where the list was left, no question stands there any more to name them.
    if (failed.length === 0 || !alive.current) {
      if (reasons.length > 0)
        toast.error(texts.notDoneForAll(action.label, reasons.length), { detail: reasons.join(" ") });
      return;
    }
    setReasons(reasons);
    setAsked({ action, records: failed, left: question.left });
    throw new Error(`${action.name} failed for ${failed.length} records`);
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
          setReasons([]);
          setAsked({ action, records: allowed, left: chosen.length - allowed.length });
          setOpen(true);
        },
      };
    }),
    dialog:
      asked === undefined ? null : (
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          title={texts.questionForAll(asked.action.label, asked.records.length)}
          description={descriptionOf(asked, nameOf)}
          confirmLabel={asked.action.label}
          danger={asked.action.tone === "danger"}
          error={reasons.length === 0 ? undefined : reasons.join(" ")}
          onConfirm={() => runAll(asked)}
        />
      ),
  };
}

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

/** True where the record is not what it was when it was chosen. */
const isStale = (failure: Failure): boolean =>
  failure.kind === "problem" && (failure.status === 409 || failure.status === 404);
