import { useContext, useMemo } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext, type Location } from "react-router-dom";

/** In the address, and where a navigation leads. */
export interface RouterNow {
  readonly here: Location;
  readonly next: Location | undefined;
}

/**
 * The router's own state: ahead of what is rendered, which all its public hooks return. Undefined without a data
 * router.
 */
export function useRouterNow(): (() => RouterNow) | undefined {
  const router = useContext(DataRouterContext)?.router;
  return useMemo(
    () => router && (() => ({ here: router.state.location, next: router.state.navigation.location })),
    [router],
  );
}
