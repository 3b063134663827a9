import { useCallback, useLayoutEffect, useRef } from "react";

/** `run` as a function that stays: for another one every row would be drawn again. It is called by presses, never while drawing. */
export function useStable<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
