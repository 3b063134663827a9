type Stop = () => void;

export interface RefreshPace {
  /** Something on the screen changed. */
  readonly hear: () => void;
  readonly stop: Stop;
}

/** An own change is announced a moment before its answer comes, and is read again then anyway (ms). */
const settling = 300;
/** The least time between two refreshes (ms). */
const gap = 5_000;

/**
 * Refreshes soon after a change, and at most once in five seconds however many there are. The last change is never lost:
 * it is waited for.
 * @param refresh gets the time of the page's clock at which the last change was heard (ms).
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
