import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { lookAtUrl, openSearch, searchToSend } from "./search-typing.ts";
import type { ChangeList } from "./use-list-state.ts";

/** Debounce in ms. */
const rest = 250;

/** Shows typing at once, and searches after a pause; never during a navigation, which the URL change would cancel. */
export function useSearchTyping(searched: string, change: ChangeList) {
  const [stored, setBox] = useState(() => openSearch(searched));
  const box = lookAtUrl(stored, searched);
  if (box !== stored) setBox(box);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const wanted = searchToSend(box);
  useEffect(() => {
    if (wanted === undefined || isLeaving) return;
    const timer = setTimeout(() => {
      setBox((now) => ({ ...now, sent: [...now.sent, wanted] }));
      change({ search: wanted }, "replace");
    }, rest);
    return () => clearTimeout(timer);
  }, [wanted, isLeaving, change]);
  const onValueChange = (typed: string): void => setBox((now) => ({ ...now, typed }));
  return { value: box.typed, onValueChange };
}
