import { useCallback, useContext } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from "react-router-dom";

/** Whether the admin is elsewhere, or on the way there: the router knows before it is rendered, and before its code has loaded. */
export function useHasLeft(): () => boolean {
  const { pathname } = useLocation();
  const router = useContext(DataRouterContext)?.router;
  return useCallback(() => {
    const now = router?.state;
    return now !== undefined && (now.navigation.location ?? now.location).pathname !== pathname;
  }, [router, pathname]);
}
