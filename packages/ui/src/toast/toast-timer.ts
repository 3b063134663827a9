/** A toast stays this long (§9, S09). */
const TOAST_MS = 5000;
/** Once the pointer has left it, it stays this much longer (§9, S09). */
const TOAST_AFTER_HOVER_MS = 1000;

export interface ToastTimer {
  /** The pointer or the focus is on the toast: it stays. */
  hold: () => void;
  /** They left: 1000 ms remain, whatever had remained before. */
  release: () => void;
  stop: () => void;
}

/** Counts a toast's time down and calls `onEnd` once. Starts at once. */
export function startToastTimer(onEnd: () => void): ToastTimer {
  let timer = setTimeout(onEnd, TOAST_MS);
  const stop = () => clearTimeout(timer);
  return {
    hold: stop,
    release: () => {
      stop();
      timer = setTimeout(onEnd, TOAST_AFTER_HOVER_MS);
    },
    stop,
  };
}
