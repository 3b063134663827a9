import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { type ListState, type ListVocabulary, readListState, writeListState } from "./list-state.ts";

export type ChangeList = (change: Partial<ListState>, step?: "push" | "replace") => void;

/**
 * A list's state, read from the URL and written to it (A01). A change of search, order or filters goes back to the first
 * page. `push` makes a step that "back" undoes; typing in the search replaces, or each letter would be a step.
 */
export function useListState(known: ListVocabulary): [ListState, ChangeList] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readListState(params, known), [params, known]);
  const change = useCallback<ChangeList>(
    (changes, step = "push") => {
      setParams((now) => writeListState({ ...readListState(now, known), page: 0, ...changes }, known, now), {
        replace: step === "replace",
        preventScrollReset: true,
      });
    },
    [setParams, known],
  );
  return [state, change];
}
