import { useToast } from "@palier/ui";
import { type RefObject, useEffect, useRef } from "react";
import { useRefresh } from "#api/refresh.ts";
import { restoreFocus } from "#navigation/focus.ts";
import type { FocusHeir } from "#navigation/row-focus.ts";
import { useAlive } from "#navigation/use-alive.ts";
import { isAsked, type PressAction, type RecordAction } from "./action.ts";
import { actionTexts as texts } from "./actions.texts.ts";
import { pressFailureOf } from "./press-failure.ts";
import { usePerform } from "./use-perform.ts";
import { useUndo } from "./use-undo.ts";

export interface ActionsOptions<R> {
  readonly nameOf: (record: R) => string;
  /** The record as now known, so that dialogs show the present; undefined if not on the screen. */
  readonly current: (record: R) => R | undefined;
  /** The way back after the record was deleted. */
  readonly onGone?: (() => unknown) | undefined;
}

/** Receives focus when the pressed element is gone. */
export type Heir = RefObject<FocusHeir | undefined>;

export interface Acting<R> {
  /** Sends an action and announces the result. False if already running. @throws ApiFailure */
  readonly act: (action: PressAction<R>, record: R) => Promise<boolean>;
  /** After success: leaves a deleted record, reloads, restores focus. */
  readonly finish: (action: RecordAction<R>, record: R) => Promise<void>;
  /**
   * The record that a press is for: the shown one, or, after an own act that it does not reflect yet, the one that is
   * then read. Undefined if it is gone or no longer allows the action.
   */
  readonly present: (action: PressAction<R>, record: R) => Promise<R | undefined>;
}

/** Common to all actions: sends, announces, and refreshes the screen. */
export function useActing<R extends { readonly id: number }>(
  { nameOf, onGone, current }: ActionsOptions<R>,
  heir: Heir,
): Acting<R> {
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });
  /** Reloads after own acts, by record: until then it is shown with its former version, which would be refused. */
  const reloads = useRef(new Map<number, Promise<void>>());
  const toast = useToast();
  const refresh = useRefresh();
  const perform = usePerform<R>();
  const undoOf = useUndo<R>(nameOf);
  const alive = useAlive();
  return {
    act: async (action, record) => {
      const performed = await perform(action, record);
      if (performed === undefined) return false;
      toast.success(action.done?.(record) ?? texts.done(action.label, nameOf(record)), {
        kind: `${action.path} ${action.name}`,
        counted: (count) => action.counted?.(count) ?? texts.doneForAll(action.label, count),
        // A confirmed action was considered, so it has no undo.
        action: isAsked(action, record) ? undefined : undoOf(action, record, performed.answer),
      });
      return true;
    },
    finish: async (action, record) => {
      // Leave only if still mounted. The page is left before the reload, which would report the record as deleted by
      // another admin.
      if (alive.current && action.leaves === true) await onGone?.();
      const reload = refresh();
      reloads.current.set(record.id, reload);
      await reload;
      if (reloads.current.get(record.id) === reload) reloads.current.delete(record.id);
      restoreFocus(heir.current);
    },
    present: async (action, record) => {
      const reload = reloads.current.get(record.id);
      if (reload === undefined) return record;
      await reload;
      // What was read is drawn by a later task.
      await new Promise((resolve) => setTimeout(resolve));
      const now = latest.current(record);
      return now === undefined || action.when?.(now) === false ? undefined : now;
    },
  };
}

/** Runs an action without confirmation; failures are toasts. */
export function usePressNow<R>({ act, finish, present }: Acting<R>) {
  const toast = useToast();
  const refresh = useRefresh();
  /** Pressed and not yet reloaded: the row still shows the old version, which a second press would send. */
  const pressed = useRef(new Set<string>());

  const press = async (action: PressAction<R>, shown: R): Promise<void> => {
    const record = await present(action, shown);
    if (record === undefined) return;
    try {
      if (!(await act(action, record))) return;
    } catch (error) {
      const { title, detail } = pressFailureOf(error).text;
      toast.error(`${action.label}\u00a0: ${title}`, { detail });
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
