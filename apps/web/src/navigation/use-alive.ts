import { type RefObject, useEffect, useRef } from "react";

/** Whether still mounted, for late answers. */
export function useAlive(): RefObject<boolean> {
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  return alive;
}
