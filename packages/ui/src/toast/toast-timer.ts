/** §9, S09. */
const TOAST_MS = 5000;
/** Once the pointer leaves (§9, S09). */
const TOAST_AFTER_HOVER_MS = 1000;

export interface ToastTimer {
  /** While hovered or focused. */
  hold: () => void;
  /** With 1000 ms, whatever remained before. */
  release: () => void;
  stop: () => void;
}

/** Starts a toast's countdown; calls `onEnd` once. */
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
