import { useToast } from "@palier/ui";
import { useState } from "react";
import { useRefresh } from "#api/refresh.ts";
import { useHoldPage } from "#forms/unsaved.tsx";
import { restoreFocus } from "#navigation/focus.ts";
import { useAlive } from "#navigation/use-alive.ts";
import type { PressAction } from "./action.ts";
import { actionTexts as texts } from "./actions.texts.ts";
import { type NotDone, type Outcome, runOnAll, together } from "./run-on-all.ts";
import { usePerform } from "./use-perform.ts";

export interface BulkQuestion<R> {
  readonly action: PressAction<R>;
  /** What the question is about: it stays the same while rows come, go and change behind it. */
  readonly records: readonly R[];
  /** How many chosen records do not allow it: they stay as they are, and chosen. */
  readonly left: number;
  /** What became of it, once it ran and not all of it went through. */
  readonly outcome?: Outcome<R>;
}

export interface BulkRunOptions<R> {
  readonly nameOf: (record: R) => string;
  /** Takes the records that went through out of the choice; the others stay in it. */
  readonly onOutcome: (outcome: Outcome<R>) => void;
}

/**
 * Runs an action on the records that were asked about, and says what became of it. `onEnd` gets the outcome where not all of
 * it went through. `past` counts the records that are behind it.
 */
export function useBulkRun<R extends { readonly id: number }>(
  { nameOf, onOutcome }: BulkRunOptions<R>,
  onEnd: (question: BulkQuestion<R>, outcome: Outcome<R> | undefined) => void,
) {
  const toast = useToast();
  const refresh = useRefresh();
  const perform = usePerform<R>();
  const alive = useAlive();
  const holdPage = useHoldPage();
  const [past, setPast] = useState(0);

  const run = async (question: BulkQuestion<R>, before: Outcome<R>): Promise<void> => {
    const { action, records } = question;
    // The last one is sent: what a closed tab could take with it has left.
    let unsent = records.length;
    const release = holdPage(() => unsent > 0);
    const latest = await runOnAll({
      action,
      records,
      perform,
      onProgress: (now) => {
        unsent = records.length - now - 1;
        setPast(now);
      },
    }).finally(release);
    setPast(0);
    const outcome = together(before, latest);
    onOutcome(latest);
    const isWhole = outcome.notDone.length === 0;
    if (isWhole && outcome.done.length > 0) toast.success(wordsOfDone(action, outcome.done, nameOf));
    // Where the list was left, no window stands there any more to name them.
    if (!isWhole && !alive.current)
      toast.error(texts.notDoneForAll(action.label, outcome.notDone.length), {
        detail: namesOf(outcome.notDone, nameOf),
      });
    // The window closes before the rows are read again: it would speak of none of them.
    void refresh().then(() => (isWhole ? restoreFocus(undefined) : undefined));
    onEnd(question, isWhole ? undefined : outcome);
  };
  return { past, run };
}

const namesOf = <R>(notDone: readonly NotDone<R>[], nameOf: (record: R) => string): string =>
  notDone.map(({ record, why }) => texts.failedFor(nameOf(record), why)).join(" ");

/** What the toast says of the records that went through: the same words as after one press on each of them. */
function wordsOfDone<R>(action: PressAction<R>, done: readonly R[], nameOf: (record: R) => string): string {
  const [only, ...others] = done;
  if (only !== undefined && others.length === 0)
    return action.done?.(only) ?? texts.done(action.label, nameOf(only));
  return action.counted?.(done.length) ?? texts.doneForAll(action.label, done.length);
}
