import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { type ListState, type ListVocabulary, readListState, writeListState } from "./list-state.ts";

/** Changes the list's address. The function stays the same for as long as the list is shown. */
export type ChangeList = (change: Partial<ListState>, step?: "push" | "replace") => void;

/**
 * A list's state, read from the URL and written to it (A01). A change of search, order or filters goes back to the first
 * page. `push` makes a step that "back" undoes; typing in the search replaces, or each letter would be a step. Order and
 * filters are the same objects on all pages, so that what a turned page leaves as it is need not be drawn again.
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
          // What was pressed is drawn before the next press can come: « suivante » twice is two pages on.
          flushSync: step === "push",
        },
      );
    },
    [known],
  );
  return [state, change];
}
