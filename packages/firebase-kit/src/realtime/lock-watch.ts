import type { RealtimeAdapter, Stop } from "../adapter/realtime-adapter.ts";
import { isOf, readAsk, readLease, readLock } from "../lock/entry.ts";
import type { LockEvent } from "../lock/state.ts";
import type { Tab } from "../lock/writes.ts";
import type { LockPlaces } from "./lock-work.ts";

/** Reports the present state and all changes until stopped. `tab`: the current identity. */
export function watchLock(
  { lock, lease, takeover }: LockPlaces,
  adapter: RealtimeAdapter,
  tab: () => Tab,
  tell: (event: LockEvent) => void,
): Stop {
  let live = true;
  // Queued events may arrive after the stop.
  const during = (event: LockEvent) => {
    if (live) tell(event);
  };
  const refused = () => during({ kind: "refused" });
  /** Messages may have waited during sleep. */
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
    // First, as ownership depends on it.
    adapter.watchIdentity((admin) => during({ kind: "identity", admin })),
    adapter.watchConnection((up) => during({ kind: "connection", up })),
    adapter.watch(takeover, askCame, refused),
    // Before the lock, else it looks lapsed.
    adapter.watch(lease, leaseCame, refused),
    adapter.watch(lock, lockCame, refused),
  ];
  return () => {
    live = false;
    for (const stop of stops) stop();
  };
}
