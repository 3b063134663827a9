import { lockOf, type RecordRef } from "@palier/contract";
import { useLockSource } from "./lock-source.tsx";
import { useLockTaken } from "./use-lock-taken.ts";

interface LockedRoute {
  readonly lock?: RecordRef;
}

/**
 * Takes the lock that a route's change needs, for as long as the component is mounted (S12). The contract names it, so
 * that the web app takes the very lock that the server asks for. `onTaken` runs when it passes to this admin.
 */
export function useRouteLock(
  metadata: LockedRoute,
  params: Readonly<Record<string, number>>,
  onTaken: () => unknown,
) {
  const place = lockOf(metadata, params);
  const { lock, reopen } = useLockSource().useRecordLock(place?.area, place?.id);
  useLockTaken(lock, onTaken);
  return { lock, reopen, area: place?.area, recordId: place?.id };
}
