import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { type ListState, type ListVocabulary, readListState, writeListState } from "./list-state.ts";

/** Changes the list's URL. Stable while the list is mounted. */
export type ChangeList = (change: Partial<ListState>, step?: "push" | "replace") => void;

/**
 * A list's state in the URL (A01). Changing search, order or filters returns to the first page. `push` adds a history
 * entry; typing replaces, to avoid one per letter. Order and filters are stable across pages, to avoid rerenders.
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
  const change = useCallback<ChangeList>(
    (changes, step = "push") => {
      latest.current(
        (now) => writeListState({ ...readListState(now, known), page: 0, ...changes }, known, now),
        {
          replace: step === "replace",
          preventScrollReset: true,
          // Render before the next press, so that pressing « suivante » twice moves two pages.
          flushSync: step === "push",
        },
      );
    },
    [known],
  );
  return [state, change];
}
