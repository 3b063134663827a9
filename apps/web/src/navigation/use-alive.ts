import { type RefObject, useLayoutEffect, useRef } from "react";

/** Whether still mounted, for late answers. */
export function useAlive(): RefObject<boolean> {
  const alive = useRef(true);
  useLayoutEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  return alive;
}
