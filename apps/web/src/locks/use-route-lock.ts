import { type LockPlace, lockOf, type RecordRef } from "@palier/contract";
import { type EditLock, useEditLock } from "@palier/firebase-kit/react";
import { useLockTaken } from "./use-lock-taken.ts";

interface LockedRoute {
  readonly lock?: RecordRef;
}

interface RouteLock {
  readonly editLock: EditLock;
  /** Undefined for a route that needs no lock. */
  readonly place: LockPlace | undefined;
}

/**
 * Takes the lock that a route's change needs, for as long as the component is mounted (S12). The contract names it, so
 * that the web app takes the very lock that the server asks for. `onTaken` runs when it passes to this admin.
 */
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
