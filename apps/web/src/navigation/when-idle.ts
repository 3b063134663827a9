import { useEffect, useState } from "react";

/** Soon if the browser cannot tell. Returns a cancel function. */
export function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = window.requestIdleCallback(() => work(), { timeout: 1000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 200);
  return () => clearTimeout(timer);
}

/** Once the current rendering is painted and the browser idle. */
export function whenAtRest(work: () => void): void {
  afterPaint(() => whenIdle(work));
}

/** Like {@link whenAtRest}. */
export function useAtRest(): boolean {
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    let left = false;
    whenAtRest(() => {
      if (!left) setAtRest(true);
    });
    return () => {
      left = true;
    };
  }, []);
  return atRest;
}

/** One frame after the one that paints the current change. Returns a cancel function. */
function afterPaint(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => cancelAnimationFrame(frame);
}
