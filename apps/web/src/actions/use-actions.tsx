import { ConfirmDialog, useToast } from "@palier/ui";
import { type ReactNode, useRef, useState } from "react";
import { failureOf } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { useRefresh } from "#api/refresh.ts";
import { isUndecided } from "#forms/attempt.ts";
import { restoreFocus } from "#navigation/focus.ts";
import { type FocusHeir, rememberRow } from "#navigation/row-focus.ts";
import { useAlive } from "#navigation/use-alive.ts";
import { isAsked, type PressAction, type RecordAction } from "./action.ts";
import { actionTexts as texts } from "./actions.texts.ts";
import { type Performed, usePerform } from "./use-perform.ts";
import { useUndo } from "./use-undo.ts";

interface Opened<R> {
  readonly action: RecordAction<R>;
  readonly record: R;
  readonly open: boolean;
}

/** Why a question stays open after its answer. */
interface Refusal {
  readonly text: string;
  /** No answer came: the action may be done, and goes out again as it was. */
  readonly isUnknown: boolean;
}

interface ActionsOptions<R> {
  readonly nameOf: (record: R) => string;
  /** The record as it is known now, so that a dialog never speaks of what was. Undefined where it is not on the screen. */
  readonly current: (record: R) => R | undefined;
  /** After an action that ends the record: the way back. */
  readonly onGone?: (() => unknown) | undefined;
}

export interface ActionRunner<R> {
  /** Runs an action, or asks first. Pressed again while it runs, it does nothing (A05). */
  readonly run: (action: RecordAction<R>, record: R) => void;
  /** The question or form that is open; render it once beside what runs the actions. */
  readonly dialog: ReactNode;
}

/**
 * Runs the actions of records. One idempotency key per intention is kept until its answer is known, a failure is shown
 * where it happened, and nothing on the screen is stale afterwards.
 */
export function useActions<R extends { readonly id: number }>(options: ActionsOptions<R>): ActionRunner<R> {
  const { nameOf, current, onGone } = options;
  const toast = useToast();
  const refresh = useRefresh();
  const [opened, setOpened] = useState<Opened<R>>();
  const [refusal, setRefusal] = useState<Refusal>();
  const perform = usePerform<R>();
  const undoOf = useUndo<R>(nameOf);
  const alive = useAlive();
  const heir = useRef<FocusHeir | undefined>(undefined);
  /** What was pressed and is not yet read again: the row still shows the version from before, which a second press would send. */
  const pressed = useRef(new Set<string>());

  const announce = (action: PressAction<R>, record: R, { answer }: Performed): void => {
    toast.success(action.done?.(record) ?? texts.done(action.label, nameOf(record)), {
      kind: `${action.path} ${action.name}`,
      counted: (count) => action.counted?.(count) ?? texts.doneForAll(action.label, count),
      // What was asked before was read before.
      action: isAsked(action, record) ? undefined : undoOf(action, record, answer),
    });
  };

  const finish = async (action: RecordAction<R>): Promise<void> => {
    // An answer that comes when another screen is shown changes nothing there. The record's page is left before its
    // record is read again, or it would call it deleted by somebody else.
    if (alive.current && action.leaves === true) await onGone?.();
    await refresh();
    restoreFocus(heir.current);
  };

  const confirmed = async ({ action, record }: Opened<R>): Promise<void> => {
    if (action.kind !== "press") return;
    try {
      const performed = await perform(action, record);
      if (performed === undefined) return;
      announce(action, record, performed);
    } catch (error) {
      const failure = failureOf(error);
      const { title, detail } = failureText(failure, "press");
      const isUnknown = isUndecided(failure);
      const text = detail === "" ? title : detail;
      setRefusal({ text, isUnknown });
      // The question is gone with its screen: the browser leads back whatever is open.
      if (!alive.current)
        toast.error(`${action.label}\u00a0: ${title}`, { detail: texts.failedFor(nameOf(record), text) });
      // A record that changed meanwhile is read again, so that the question is asked about what is there now. So is one
      // that may have changed: the answer was lost (A17).
      const isStale = failure.kind === "problem" && (failure.status === 409 || failure.status === 404);
      if (isStale || isUnknown) void refresh();
      throw error;
    }
    void finish(action);
  };

  const runNow = async (action: PressAction<R>, record: R): Promise<void> => {
    const { address } = action.target(record);
    if (pressed.current.has(address)) return;
    pressed.current.add(address);
    await pressNow(action, record).finally(() => pressed.current.delete(address));
  };

  const pressNow = async (action: PressAction<R>, record: R): Promise<void> => {
    try {
      const performed = await perform(action, record);
      if (performed === undefined) return;
      announce(action, record, performed);
    } catch (error) {
      const { title, detail } = failureText(failureOf(error), "press");
      toast.error(`${action.label}\u00a0: ${title}`, { detail });
      void refresh();
      return;
    }
    await finish(action);
  };

  const run = (action: RecordAction<R>, record: R): void => {
    heir.current = rememberRow();
    if (action.kind === "press" && !isAsked(action, record)) {
      void runNow(action, record);
      return;
    }
    setRefusal(undefined);
    setOpened({ action, record, open: true });
    // The list may have been read long ago: the question restates what is there now.
    if (action.kind === "press" && action.detailForAll !== undefined) void refresh();
  };

  const shut = (): void => setOpened((before) => before && { ...before, open: false });
  // A save may be known to have gone through when another dialog is open in its place.
  const shutOwn = ({ action, record }: Opened<R>): void =>
    setOpened((before) =>
      before?.action === action && before.record.id === record.id ? { ...before, open: false } : before,
    );
  const now = opened && current(opened.record);
  // What a lost answer may have removed is asked for once more, under the same key, which tells whether it was.
  const isGone = opened?.open === true && now === undefined && refusal?.isUnknown !== true;
  return { run, dialog: opened && dialogOf({ ...opened, record: now ?? opened.record }) };

  function dialogOf(shown: Opened<R>): ReactNode {
    const { action, record, open } = shown;
    if (action.kind === "form") {
      if (!open) return null;
      return action.dialog({
        record,
        focusFallback: () => heir.current?.(),
        close: (result, said) => {
          shutOwn(shown);
          if (result !== "done") return;
          toast.success(said ?? texts.done(action.label, nameOf(record)), { kind: action.name });
          void finish(action);
        },
      });
    }
    const question = action.confirm?.(record);
    if (question === undefined) return null;
    return (
      <ConfirmDialog
        open={open}
        onOpenChange={(next) => (next ? undefined : shut())}
        title={question.title}
        description={question.detail}
        confirmLabel={question.confirmLabel ?? action.label}
        danger={action.tone === "danger"}
        error={isGone ? texts.goneMeanwhile : refusal?.text}
        check={() => !isGone}
        focusFallback={() => heir.current?.()}
        onConfirm={() => confirmed(shown)}
      />
    );
  }
}
