import { useLayoutEffect, useMemo, useRef } from "react";
import { useAlive } from "#navigation/use-alive.ts";
import type { Attempt } from "./attempt.ts";
import { tabDrafts } from "./drafts.ts";
import { formChanges } from "./form-state.ts";
import type { FormStore } from "./form-store.ts";
import { changedFields } from "./form-values.ts";
import { useUnkeptNotice } from "./use-unkept-notice.ts";

/** Ms. */
const pause = 300;

export const draftKey = (path: string, params: Readonly<Record<string, unknown>>, form: string): string =>
  `${path}:${Object.values(params).join(":")}:${form}`;

export interface DraftControl {
  /** At once: a save starts, or ended after its form was left. */
  readonly write: () => void;
  /** Removes the draft until new input. */
  readonly forget: () => void;
}

/**
 * Written when typing pauses, the page is hidden or the form unmounts. Without room in the browser, a notice
 * says so once, while input can still be saved.
 */
export function useDraft(store: FormStore, key: string, attempt: () => Attempt | undefined): DraftControl {
  const forgotten = useRef(false);
  const alive = useAlive();
  const tellUnkept = useUnkeptNotice();
  // Before the first keystroke.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = (): void => {
      clearTimeout(timer);
      timer = undefined;
      const state = store.get();
      const isIdle = formChanges(state).length === 0 && attempt() === undefined;
      if (forgotten.current || isIdle) tabDrafts.clear(key);
      else if (!tabDrafts.save(key, { base: state.base, values: state.values, attempt: attempt() }))
        tellUnkept();
    };
    const stop = store.subscribe(() => {
      forgotten.current = false;
      clearTimeout(timer);
      timer = setTimeout(write, pause);
    });
    const flush = (): void => {
      if (timer !== undefined) write();
    };
    window.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      stop();
      flush();
      window.removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flush);
    };
  }, [store, key, attempt, tellUnkept]);
  return useMemo(() => {
    // Another form of the record may have input when a save ends.
    const isTakenOver = (): boolean => {
      const kept = alive.current ? undefined : tabDrafts.load(key);
      return kept !== undefined && changedFields(kept.values, store.get().values).length > 0;
    };
    return {
      write(): void {
        const { base, values } = store.get();
        if (!isTakenOver()) tabDrafts.save(key, { base, values, attempt: attempt() });
      },
      forget(): void {
        forgotten.current = true;
        if (!isTakenOver()) tabDrafts.clear(key);
      },
    };
  }, [store, key, attempt, alive]);
}
