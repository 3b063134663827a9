import { useEffect, useMemo } from "react";
import type { AdminIdentity } from "../../rules/identity.ts";
import { heldByOthers, noLocksKnown } from "../presence/presence.ts";
import { useObserved, useRealtime } from "./realtime-context.tsx";
import { type LockHolder, lockHolderOf } from "./record-lock.ts";

const nobody: AdminIdentity = { email: "" };

/**
 * Other admins' locks by id, live (S14). Read-only (L08). Pass the area, which loads the service, once the
 * first rows are painted.
 * @example const holder = usePresence("building").get(id);
 */
export function usePresence(area: string | undefined): ReadonlyMap<number, LockHolder> {
  const realtime = useRealtime();
  const handle = useMemo(() => (area === undefined ? undefined : realtime?.area(area)), [realtime, area]);
  useEffect(() => handle?.open(), [handle]);
  const { holders } = useObserved(handle?.locks, noLocksKnown);
  const admin = useObserved(realtime?.admin, nobody);
  return useMemo(() => {
    const others = heldByOthers(holders, admin);
    return new Map([...others].map(([id, holder]) => [id, lockHolderOf(holder)]));
  }, [holders, admin]);
}
