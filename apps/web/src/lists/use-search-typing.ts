import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { personalTexts } from "#api/personal-texts.ts";
import { lookAtUrl, openSearch, searchToSend } from "./search-typing.ts";
import type { ChangeList } from "./use-list-state.ts";

/** Debounce in ms. */
const rest = 250;

const keptKey = (pathname: string): string => `search:${pathname}`;

/** Shows typing at once, and searches after a pause; never during a navigation, which the URL change would cancel. */
export function useSearchTyping(searched: string, change: ChangeList) {
  const { pathname } = useLocation();
  const [stored, setBox] = useState(() => {
    const box = openSearch(searched);
    return { ...box, typed: personalTexts.read(keptKey(pathname)) ?? box.typed };
  });
  const box = lookAtUrl(stored, searched);
  if (box !== stored) setBox(box);
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
  useTypedWhenInterrupted(pathname, wanted === undefined || isLeaving ? undefined : box.typed);
  const onValueChange = (typed: string): void => setBox((now) => ({ ...now, typed }));
  return { value: box.typed, onValueChange };
}

/** Keeps a search that is not in the URL yet when its list goes and the page stays: the session expired (A08). */
function useTypedWhenInterrupted(pathname: string, typed: string | undefined): void {
  const last = useRef({ pathname, typed });
  useEffect(() => {
    last.current = { pathname, typed };
  }, [pathname, typed]);
  useEffect(() => {
    personalTexts.remove(keptKey(pathname));
    return () => {
      const now = last.current;
      if (now.typed !== undefined && now.pathname === window.location.pathname)
        personalTexts.write(keptKey(now.pathname), now.typed);
    };
  }, [pathname]);
}
