import type { RecordLock } from "@palier/firebase-kit/react";
import { useEffect, useRef } from "react";

/** From another admin: the page is then outdated. */
export function useLockTaken(lock: RecordLock, onTaken: () => unknown): void {
  const waited = useRef(false);
  useEffect(() => {
    if (lock.kind === "other" || lock.kind === "lost") waited.current = true;
    else if (waited.current && lock.kind === "mine") {
      waited.current = false;
      onTaken();
    }
  }, [lock.kind, onTaken]);
}
