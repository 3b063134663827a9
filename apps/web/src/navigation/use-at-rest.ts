import { useEffect, useState } from "react";
import { whenIdle } from "./when-idle.ts";

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
