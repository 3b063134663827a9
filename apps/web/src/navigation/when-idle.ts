import { useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/** Runs when the browser is idle, or soon if it cannot tell. Returns a cancel function. */
export function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = window.requestIdleCallback(() => work(), { timeout: 1000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 200);
  return () => clearTimeout(timer);
}

/** Runs once the current rendering and its consequences are painted and the browser is idle. */
export function whenAtRest(work: () => void): void {
  afterPaint(() => whenIdle(work));
}

/** False until the current rendering is painted and the browser is idle. */
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
