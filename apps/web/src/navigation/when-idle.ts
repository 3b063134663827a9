import { useEffect, useState } from "react";

/** Does something when the page is at rest, or soon where the browser does not tell. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(() => work(), { timeout: 1000 });
  else setTimeout(work, 200);
}

/** False until what was just drawn has been painted and the page is at rest. */
export function useAtRest(): boolean {
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    let left = false;
    requestAnimationFrame(() =>
      whenIdle(() => {
        if (!left) setAtRest(true);
      }),
    );
    return () => {
      left = true;
    };
  }, []);
  return atRest;
}
