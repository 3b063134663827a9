import { type LockPlace, lockOf, type RecordRef } from "@palier/contract";
import { type EditLock, useEditLock } from "@palier/firebase-kit/react";
import { useLockTaken } from "./use-lock-taken.ts";

interface LockedRoute {
  readonly lock?: RecordRef;
}

interface RouteLock {
  readonly editLock: EditLock;
  /** Undefined for a route without a lock. */
  readonly place: LockPlace | undefined;
}

/** By the contract, while mounted (S12). `onTaken` runs when the lock passes to this admin. */
export function useRouteLock(
  metadata: LockedRoute,
  params: Readonly<Record<string, number>>,
  onTaken: () => unknown,
): RouteLock {
  const place = lockOf(metadata, params);
  const editLock = useEditLock(place?.area, place?.id);
  useLockTaken(editLock.lock, onTaken);
  return { editLock, place };
}
