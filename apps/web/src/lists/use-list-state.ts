import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { useRouterNow } from "#navigation/router-now.ts";
import { type ListState, type ListVocabulary, readListState, writeListState } from "./list-state.ts";

/** Stable while the list is mounted. */
export type ChangeList = (change: Partial<ListState>, step?: "push" | "replace") => void;

/**
 * In the URL (A01). Changing search, order or filters returns to the first page; typing replaces the history entry.
 * Order and filters are stable across pages.
 */
export function useListState(known: ListVocabulary): [ListState, ChangeList] {
  const [params, setParams] = useSearchParams();
  const { page } = readListState(params, known);
  const unpaged = writeListState({ ...readListState(params, known), page: 0 }, known, params).toString();
  const first = useMemo(() => readListState(new URLSearchParams(unpaged), known), [unpaged, known]);
  const state = useMemo(() => ({ ...first, page }), [first, page]);
  const latest = useRef(setParams);
  useLayoutEffect(() => {
    latest.current = setParams;
  }, [setParams]);
  const routerNow = useRouterNow();
  const change = useCallback<ChangeList>(
    (changes, step = "push") => {
      latest.current(
        (rendered) => {
          // In the address, not yet rendered: a change at once would undo it, another list's too.
          const now = routerNow === undefined ? rendered : new URLSearchParams(routerNow().here.search);
          return writeListState({ ...readListState(now, known), page: 0, ...changes }, known, now);
        },
        {
          replace: step === "replace",
          preventScrollReset: true,
          // So that pressing « suivante » twice moves two pages.
          flushSync: step === "push",
        },
      );
    },
    [known, routerNow],
  );
  return [state, change];
}
