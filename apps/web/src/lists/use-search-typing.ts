import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { lookAtUrl, openSearch, searchToSend } from "./search-typing.ts";
import type { ChangeList } from "./use-list-state.ts";

/** How long typing rests before it is searched, in ms. */
const rest = 250;

/**
 * What is typed shows at once and is searched when typing rests. Nothing is searched while the user is on the way to
 * another screen: the change of the URL would cancel that navigation.
 */
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
