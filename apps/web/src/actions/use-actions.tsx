import { type ReactNode, useRef } from "react";
import { useRefresh } from "#api/refresh.ts";
import { type FocusHeir, rememberRow } from "#navigation/row-focus.ts";
import { isAsked, type RecordAction } from "./action.ts";
import { type ActionsOptions, useActing, usePressNow } from "./use-acting.ts";
import { useAsked } from "./use-asked.tsx";

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
  const heir = useRef<FocusHeir | undefined>(undefined);
  const refresh = useRefresh();
  const acting = useActing(options, heir);
  const pressNow = usePressNow(acting);
  const { ask, dialog } = useAsked(options, acting, heir);
  const run = (action: RecordAction<R>, record: R): void => {
    heir.current = rememberRow();
    if (action.kind === "press" && !isAsked(action, record)) {
      void pressNow(action, record);
      return;
    }
    ask(action, record);
    // The list may have been read long ago: the question restates what is there now.
    if (action.kind === "press" && action.detailForAll !== undefined) void refresh();
  };
  return { run, dialog };
}
