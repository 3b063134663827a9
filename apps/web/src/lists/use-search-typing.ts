import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { personalTexts } from "#api/personal-texts.ts";
import { sessionStore } from "#api/session-store.ts";
import { useHasLeft } from "#navigation/use-has-left.ts";
import { lookAtUrl, openSearch, searchToSend } from "./search-typing.ts";
import type { ChangeList } from "./use-list-state.ts";

/** Ms. */
const rest = 250;

/** Debounced; never during a navigation, which the URL change would cancel. */
export function useSearchTyping(searched: string, change: ChangeList, list: string) {
  const { pathname } = useLocation();
  const hasLeft = useHasLeft();
  const key = `search:${pathname}:${list}`;
  const [stored, setBox] = useState(() => {
    const box = openSearch(searched);
    return { ...box, typed: personalTexts.read(key) ?? box.typed };
  });
  const box = lookAtUrl(stored, searched);
  // After the commit: React may throw a render away, and the next letter would start from its state.
  useEffect(() => setBox((now) => lookAtUrl(now, searched)), [searched]);
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const wanted = searchToSend(box);
  useEffect(() => {
    if (wanted === undefined || isLeaving) return;
    const timer = setTimeout(() => {
      if (hasLeft()) return;
      setBox((now) => ({ ...now, sent: [...now.sent, wanted] }));
      change({ search: wanted }, "replace");
    }, rest);
    return () => clearTimeout(timer);
  }, [wanted, isLeaving, change, hasLeft]);
  useTypedWhenInterrupted(key, wanted === undefined || isLeaving ? undefined : box.typed);
  const onValueChange = (typed: string): void => setBox((now) => ({ ...now, typed }));
  return { value: box.typed, onValueChange };
}

/** Keeps a search that is not in the URL yet (A08). */
function useTypedWhenInterrupted(key: string, typed: string | undefined): void {
  const last = useRef(typed);
  useEffect(() => {
    last.current = typed;
  }, [typed]);
  useEffect(() => {
    personalTexts.remove(key);
    return () => {
      const isOver = sessionStore.get().kind !== "signed-in";
      if (isOver && last.current !== undefined) personalTexts.write(key, last.current);
    };
  }, [key]);
}
