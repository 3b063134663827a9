import { type EditLock, type LockHolder, useAreaLocks, useEditLock } from "@palier/firebase-kit/react";
import { useLockTaken } from "#locks/use-lock-taken.ts";

interface PageLock {
  readonly editLock: EditLock;
  /** Who else holds the record. */
  readonly holder: LockHolder | undefined;
}

/**
 * Takes the lock of the record on the screen (S12), or only watches it where the page does not edit (L08). `onTaken` runs
 * when the lock passes to this admin from another one: what is shown is then out of date.
 */
export function usePageLock(area: string, id: number, holds: boolean, onTaken: () => unknown): PageLock {
  const editLock = useEditLock(holds ? area : undefined, id);
  const { lock } = editLock;
  const watched = useAreaLocks(holds ? undefined : area).get(id);
  useLockTaken(lock, onTaken);
  const held = lock.kind === "other" || lock.kind === "lost" ? lock.holder : undefined;
  return { editLock, holder: holds ? held : watched };
}
