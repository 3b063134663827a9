import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { useRouterNow } from "./router-now.ts";

/** Whether the admin is elsewhere, or on the way there: the router knows before it is rendered, and before its code has loaded. */
export function useHasLeft(): () => boolean {
  const { pathname } = useLocation();
  const routerNow = useRouterNow();
  return useCallback(() => {
    const now = routerNow?.();
    return now !== undefined && (now.next ?? now.here).pathname !== pathname;
  }, [routerNow, pathname]);
}
