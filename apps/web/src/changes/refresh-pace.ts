type Stop = () => void;

export interface RefreshPace {
  readonly hear: () => void;
  readonly stop: Stop;
}

/** Ms: an own change is announced just before its answer, which triggers a read. */
const settling = 300;
/** Ms between refreshes. */
const gap = 5_000;

/**
 * Soon after a change, at most once in five seconds, and after the last one.
 * @param refresh receives when the last change was heard (`performance.now()`).
 * @param whenQuiet runs its argument once a refresh disturbs nothing.
 */
export function refreshPace(
  refresh: (heardAt: number) => void,
  whenQuiet: (run: () => void) => Stop,
): RefreshPace {
  let heardAt = 0;
  let ranAt = Number.NEGATIVE_INFINITY;
  let stopWaiting: Stop | undefined;

  const run = (): void => {
    stopWaiting = undefined;
    ranAt = performance.now();
    refresh(heardAt);
  };
  const due = (): void => {
    let hasRun = false;
    const stop = whenQuiet(() => {
      hasRun = true;
      run();
    });
    if (!hasRun) stopWaiting = stop;
  };
  return {
    hear: () => {
      heardAt = performance.now();
      if (stopWaiting !== undefined) return;
      const timer = setTimeout(due, Math.max(settling, ranAt + gap - heardAt));
      stopWaiting = () => clearTimeout(timer);
    },
    stop: () => stopWaiting?.(),
  };
}
