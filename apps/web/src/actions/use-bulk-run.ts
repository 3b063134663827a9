import { useToast } from "@palier/ui";
import { useState } from "react";
import { useRefresh } from "#api/refresh.ts";
import { useRunningSaves } from "#forms/unsaved.tsx";
import { restoreFocus } from "#navigation/focus.ts";
import { useAlive } from "#navigation/use-alive.ts";
import type { PressAction } from "./action.ts";
import { actionTexts as texts } from "./actions.texts.ts";
import { type NotDone, type Outcome, runOnAll, together } from "./run-on-all.ts";
import { usePerform } from "./use-perform.ts";

export interface BulkQuestion<R> {
  readonly action: PressAction<R>;
  /** Fixed while the list changes. */
  readonly records: readonly R[];
  /** Chosen, but not allowed; they stay chosen. */
  readonly left: number;
  readonly outcome?: Outcome<R>;
}

export interface BulkRunOptions<R> {
  readonly nameOf: (record: R) => string;
  readonly onOutcome: (outcome: Outcome<R>) => void;
}

export function useBulkRun<R extends { readonly id: number }>(
  { nameOf, onOutcome }: BulkRunOptions<R>,
  onEnd: (question: BulkQuestion<R>, outcome: Outcome<R> | undefined) => void,
) {
  const toast = useToast();
  const refresh = useRefresh();
  const perform = usePerform<R>();
  const alive = useAlive();
  const saves = useRunningSaves();
  const [past, setPast] = useState(0);

  const run = async (question: BulkQuestion<R>, before: Outcome<R>): Promise<void> => {
    const { action, records } = question;
    const running = runOnAll({ action, records, perform, onProgress: setPast });
    // A reload or sign-out would stop it halfway.
    saves.add(running.then(({ notDone }) => (notDone.length === 0 ? "saved" : "failed")));
    const latest = await running;
    setPast(0);
    const outcome = together(before, latest);
    onOutcome(latest);
    const isWhole = outcome.notDone.length === 0;
    if (isWhole && outcome.done.length > 0) toast.success(wordsOfDone(action, outcome.done, nameOf));
    // The list was left.
    if (!isWhole && !alive.current)
      toast.error(texts.notDoneForAll(action.label, outcome.notDone.length), {
        detail: namesOf(outcome.notDone, nameOf),
      });
    // The reload would empty the dialog.
    void refresh().then(() => (isWhole ? restoreFocus(undefined) : undefined));
    onEnd(question, isWhole ? undefined : outcome);
  };
  return { past, run };
}

const namesOf = <R>(notDone: readonly NotDone<R>[], nameOf: (record: R) => string): string =>
  notDone.map(({ record, why }) => texts.failedFor(nameOf(record), why)).join(" ");

function wordsOfDone<R>(action: PressAction<R>, done: readonly R[], nameOf: (record: R) => string): string {
  const [only, ...others] = done;
  if (only !== undefined && others.length === 0)
    return action.done?.(only) ?? texts.done(action.label, nameOf(only));
  return countedDone(action, done.length) ?? "";
}

/** « 18 commandes acceptées »; undefined for none. */
export const countedDone = <R>({ counted, label }: PressAction<R>, count: number): string | undefined =>
  count === 0 ? undefined : (counted?.(count) ?? texts.doneForAll(label, count));
