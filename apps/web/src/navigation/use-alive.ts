import { type RefObject, useEffect, useRef } from "react";

/** Whether the component is still on the screen, for answers that come late. */
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
