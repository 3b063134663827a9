import { type ToastAction, useToast } from "@palier/ui";
import { type RefObject, useRef } from "react";
import { problemWith } from "#api/failure.ts";
import { useRefresh } from "#api/refresh.ts";
import { restoreFocus } from "#navigation/focus.ts";
import type { FocusHeir } from "#navigation/row-focus.ts";
import { useAlive } from "#navigation/use-alive.ts";
import type { PressAction, RunAction } from "./action.ts";
import { actionTexts as texts } from "./actions.texts.ts";
import { newestRecord } from "./newest-record.ts";
import { pressFailureOf } from "./press-failure.ts";
import { usePerform } from "./use-perform.ts";
import { useUndo } from "./use-undo.ts";

export interface ActionsOptions<R> {
  readonly nameOf: (record: R) => string;
  /** Undefined if not on the screen. */
  readonly current: (record: R) => R | undefined;
  /** After a deletion. */
  readonly onGone?: (() => unknown) | undefined;
  /** Before a request that changes the record. */
  readonly onSend?: (() => void) | undefined;
  /** `answer` to an action that leaves the record in place, or to what took it back. */
  readonly onDone?: ((record: R, answer: unknown, isUndone: boolean) => void) | undefined;
}

/** Receives focus when the pressed element is gone. */
export type Heir = RefObject<FocusHeir | undefined>;

export interface Acting<R> {
  /** False if already running. @throws ApiFailure */
  readonly act: (action: PressAction<R>, record: R) => Promise<boolean>;
  /** The toast's, of an answered action. */
  readonly undoOf: (action: RunAction<R>, record: R, answer: unknown) => ToastAction | undefined;
  /** `answer`: a form's. */
  readonly finish: (action: RunAction<R>, record: R, answer?: unknown) => Promise<void>;
  /** As the last own action left it; the screen may be older. */
  readonly present: (record: R) => R;
}

/** What all actions share: sends, announces, refreshes the screen. */
export function useActing<R extends { readonly id: number }>(
  { nameOf, onGone, onSend, onDone }: ActionsOptions<R>,
  heir: Heir,
): Acting<R> {
  const answers = useRef(new Map<number, unknown>());
  const note = (record: R, answer: unknown, isUndone = false): void => {
    answers.current.set(record.id, answer);
    onDone?.(record, answer, isUndone);
  };
  const toast = useToast();
  const refresh = useRefresh();
  const perform = usePerform<R>();
  const undoOf = useUndo<R>(nameOf, note);
  const alive = useAlive();
  return {
    undoOf,
    act: async (action, record) => {
      // What is deleted leaves the list at once.
      if (action.leaves !== true) onSend?.();
      const performed = await perform(action, record);
      if (performed === undefined) return false;
      const undo = undoOf(action, record, performed.answer);
      if (action.leaves === true) answers.current.set(record.id, performed.answer);
      else note(record, performed.answer, action.undoes !== undefined);
      toast.success(action.done?.(record) ?? texts.done(action.label, nameOf(record)), {
        kind: `${action.path} ${action.name}`,
        counted: (count) => action.counted?.(count) ?? texts.doneForAll(action.label, count),
        action: undo,
      });
      return true;
    },
    finish: async (action, record, answer) => {
      if (answer !== undefined) {
        onSend?.();
        note(record, answer);
      }
      // Before the reload, which would report a deletion by another admin.
      if (alive.current && action.leaves === true) await onGone?.();
      const noted = answers.current.get(record.id);
      await refresh();
      if (answers.current.get(record.id) === noted) answers.current.delete(record.id);
      restoreFocus(heir.current);
    },
    present: (record) => newestRecord(record, answers.current.get(record.id)),
  };
}

/**
 * Runs an action without asking; failures are toasts that name the record, as its row may be one of several pressed. One
 * that lacks a choice opens the form which has it, by `ask`.
 */
export function usePressNow<R>(
  nameOf: (record: R) => string,
  { act, finish, present }: Acting<R>,
  ask: (action: RunAction<R>, record: R) => void,
) {
  const toast = useToast();
  const refresh = useRefresh();
  const alive = useAlive();
  /** Not yet reloaded: a second press would send the old version. */
  const pressed = useRef(new Set<string>());

  const press = async (action: PressAction<R>, shown: R): Promise<void> => {
    const record = present(shown);
    try {
      if (!(await act(action, record))) return;
    } catch (error) {
      const { failure, text } = pressFailureOf(error);
      const { title, detail } = text;
      const asked = problemWith(failure, 422)?.errors?.map(({ path }) => path) ?? [];
      if (action.lacking !== undefined && alive.current && asked.includes(action.lacking.field)) {
        ask(action.lacking.form, record);
        return;
      }
      const name = nameOf(record);
      toast.error(`${action.label}\u00a0: ${title}`, {
        detail: detail === "" ? name : texts.failedFor(name, detail),
      });
      void refresh();
      return;
    }
    await finish(action, record);
  };

  return async (action: PressAction<R>, record: R): Promise<void> => {
    const { address } = action.target(record);
    if (pressed.current.has(address)) return;
    pressed.current.add(address);
    await press(action, record).finally(() => pressed.current.delete(address));
  };
}
