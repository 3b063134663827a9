import { useCallback, useContext, useLayoutEffect, useMemo, useRef } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext, useSearchParams } from "react-router-dom";
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
  const router = useContext(DataRouterContext)?.router;
  const change = useCallback<ChangeList>(
    (changes, step = "push") => {
      latest.current(
        (rendered) => {
          // In the address, not yet rendered: a change at once would undo it, another list's too.
          const now = router === undefined ? rendered : new URLSearchParams(router.state.location.search);
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
    [known, router],
  );
  return [state, change];
}
