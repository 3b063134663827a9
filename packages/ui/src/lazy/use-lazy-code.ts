import { useEffect, useReducer, useState } from "react";
import type { LazyCode } from "./lazy-code.ts";

/** Until retried. */
export interface FailedFetch {
  readonly error: unknown;
  readonly retry: () => void;
}

export function useLazyCode<T>(code: LazyCode<T>, needed: boolean) {
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const loaded = code.loaded();
  const missing = needed && loaded === undefined && failure === undefined;
  useEffect(() => {
    if (!missing) return;
    let left = false;
    code.load().then(
      () => left || drawAgain(),
      (error: unknown) => left || setFailure({ error }),
    );
    return () => {
      left = true;
    };
  }, [missing, code]);
  const failed: FailedFetch | undefined =
    failure && loaded === undefined
      ? { error: failure.error, retry: () => setFailure(undefined) }
      : undefined;
  return { loaded, failed };
}
