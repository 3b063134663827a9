/** Hears what happens to a record's lock, and tells its machine. */
import type { RealtimeAdapter, Stop } from "../adapter/realtime-adapter.ts";
import { isOf, readAsk, readLease, readLock } from "../lock/entry.ts";
import type { LockEvent } from "../lock/state.ts";
import type { Tab } from "../lock/writes.ts";
import type { LockPlaces } from "./lock-work.ts";

/** Tells everything that happens there, from what stands there now, until it is stopped. `tab`: this page's, as it is then. */
export function watchLock(
  { lock, lease, takeover }: LockPlaces,
  adapter: RealtimeAdapter,
  tab: () => Tab,
  tell: (event: LockEvent) => void,
): Stop {
  let live = true;
  // A stopped listener may still be called with an event that was queued before.
  const during = (event: LockEvent) => {
    if (live) tell(event);
  };
  const refused = () => during({ kind: "refused" });
  /** A message may have waited while the machine slept. */
  const since = (time: number | null | undefined): number =>
    typeof time === "number" ? Math.max(0, adapter.serverNow() - time) : 0;

  const askCame = (value: unknown): void =>
    during({ kind: "ask", entry: readAsk(value, adapter.serverNow()) });
  const leaseCame = (value: unknown): void => {
    const renewed = readLease(value);
    during({ kind: "lease", renewed, ago: since(renewed) });
  };
  const lockCame = (value: unknown): void => {
    const entry = readLock(value, adapter.serverNow());
    during({ kind: "lock", entry, ago: since(entry?.seen) });
    if (entry !== null && entry.adminId !== undefined && isOf(entry, tab())) adapter.identitySeen(entry);
  };

  const stops = [
    // Before all else: whose the entries are depends on it.
    adapter.watchIdentity((admin) => during({ kind: "identity", admin })),
    adapter.watchConnection((up) => during({ kind: "connection", up })),
    adapter.watch(takeover, askCame, refused),
    // Before the lock itself: a lock is not to be taken for one that nobody renews because its lease is not known yet.
    adapter.watch(lease, leaseCame, refused),
    adapter.watch(lock, lockCame, refused),
  ];
  return () => {
    live = false;
    for (const stop of stops) stop();
  };
}
