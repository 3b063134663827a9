import { type ReactNode, useRef } from "react";
import { useRefresh } from "#api/refresh.ts";
import { type FocusHeir, rememberRow } from "#navigation/row-focus.ts";
import { isAsked, type RunAction } from "./action.ts";
import { type ActionsOptions, useActing, usePressNow } from "./use-acting.ts";
import { useAsked } from "./use-asked.tsx";

export interface ActionRunner<R> {
  /** Ignored while running (A05). Settles once the screen shows what it did; undefined where it asks first. */
  readonly run: (action: RunAction<R>, record: R) => Promise<void> | undefined;
  /** Render once. */
  readonly dialog: ReactNode;
}

/** Runs records' actions, with one idempotency key per intention until answered. */
export function useActions<R extends { readonly id: number }>(options: ActionsOptions<R>): ActionRunner<R> {
  const heir = useRef<FocusHeir | undefined>(undefined);
  const refresh = useRefresh();
  const acting = useActing(options, heir);
  const { ask, dialog } = useAsked(options, acting, heir);
  const pressNow = usePressNow(options.nameOf, acting, ask);
  const run = (action: RunAction<R>, record: R): Promise<void> | undefined => {
    heir.current = rememberRow();
    if (action.kind === "press" && !isAsked(action, record)) return pressNow(action, record);
    ask(action, record);
    // The question must show present numbers.
    if (action.kind === "press" && action.detailForAll !== undefined) void refresh();
    return undefined;
  };
  return { run, dialog };
}
