import { useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/** Does something when the page is at rest, or soon where the browser does not tell. Returns the way to take it back. */
export function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = window.requestIdleCallback(() => work(), { timeout: 1000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 200);
  return () => clearTimeout(timer);
}

/** Does something once what is drawn now, and what that led to, has been painted and the page is at rest. */
export function whenAtRest(work: () => void): void {
  afterPaint(() => whenIdle(work));
}

/** False until what was just drawn has been painted and the page is at rest. */
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
