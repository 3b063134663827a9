import { useToast } from "@palier/ui";
import { type RefObject, useRef } from "react";
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
  /** The record as it is known now, so that a dialog never speaks of what was. Undefined where it is not on the screen. */
  readonly current: (record: R) => R | undefined;
  /** After an action that ends the record: the way back. */
  readonly onGone?: (() => unknown) | undefined;
}

/** Gets the focus once what was pressed is gone. */
export type Heir = RefObject<FocusHeir | undefined>;

export interface Acting<R> {
  /** Sends an action and announces what it did. False where it was not sent: it is under way already. @throws ApiFailure */
  readonly act: (action: PressAction<R>, record: R) => Promise<boolean>;
  /** After an action that went through: leaves a record that is gone, reads the screen again, gives the focus back. */
  readonly finish: (action: RecordAction<R>) => Promise<void>;
}

/** What every action does, asked or not: it is sent, announced, and leaves nothing on the screen stale. */
export function useActing<R extends { readonly id: number }>(
  { nameOf, onGone }: ActionsOptions<R>,
  heir: Heir,
): Acting<R> {
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
        // What was asked before was read before.
        action: isAsked(action, record) ? undefined : undoOf(action, record, performed.answer),
      });
      return true;
    },
    finish: async (action) => {
      // An answer that comes when another screen is shown changes nothing there. The record's page is left before its
      // record is read again, or it would call it deleted by somebody else.
      if (alive.current && action.leaves === true) await onGone?.();
      await refresh();
      restoreFocus(heir.current);
    },
  };
}

/** Runs an action that asks nothing; its failure is a toast. */
export function usePressNow<R>({ act, finish }: Acting<R>) {
  const toast = useToast();
  const refresh = useRefresh();
  /** What was pressed and is not yet read again: the row still shows the version from before, which a second press would send. */
  const pressed = useRef(new Set<string>());

  const press = async (action: PressAction<R>, record: R): Promise<void> => {
    try {
      if (!(await act(action, record))) return;
    } catch (error) {
      const { title, detail } = pressFailureOf(error).text;
      toast.error(`${action.label}\u00a0: ${title}`, { detail });
      void refresh();
      return;
    }
    await finish(action);
  };

  return async (action: PressAction<R>, record: R): Promise<void> => {
    const { address } = action.target(record);
    if (pressed.current.has(address)) return;
    pressed.current.add(address);
    await press(action, record).finally(() => pressed.current.delete(address));
  };
}
