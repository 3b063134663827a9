import type { RecordLock } from "@palier/firebase-kit/react";
import { useEffect, useRef } from "react";

/** Runs when a lock passes to this admin from another one: what is shown is then out of date. */
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
