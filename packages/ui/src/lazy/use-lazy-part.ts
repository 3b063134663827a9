import { useEffect, useState } from "react";

export interface LazyPart<Part> {
  /** The part once its code is here. */
  readonly part: Part | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * Loads a heavy part of a control once it is wanted. A failed download can be retried, which React.lazy, remembering
 * the failure, does not allow.
 */
export function useLazyPart<Part>(load: () => Promise<Part>, wanted: boolean): LazyPart<Part> {
  const [part, setPart] = useState<{ readonly loaded: Part }>();
  const [failed, setFailed] = useState(false);
  const needed = wanted && part === undefined && !failed;
  useEffect(() => {
    if (!needed) return;
    let left = false;
    load().then(
      (loaded) => {
        if (!left) setPart({ loaded });
      },
      () => {
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [needed, load]);
  return { part: part?.loaded, failed, retry: () => setFailed(false) };
}
