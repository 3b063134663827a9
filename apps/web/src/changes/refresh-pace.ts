type Stop = () => void;

export interface RefreshPace {
  /** Of something shown. */
  readonly hear: () => void;
  readonly stop: Stop;
}

/** Ms: the server announces an own change just before its answer, which triggers a read anyway. */
const settling = 300;
/** Ms between refreshes. */
const gap = 5_000;

/**
 * Soon after a change, at most once in five seconds, and always after the last one.
 * @param refresh receives when the last change was heard (`performance.now()`).
 * @param whenQuiet runs its argument as soon as a refresh disturbs nothing.
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
