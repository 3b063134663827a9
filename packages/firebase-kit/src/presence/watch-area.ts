/** Keeps up with the locks of an area, and learns which of them nobody renews any more (L11). */

import { leaseTime } from "@palier/firebase-rules/times";
import { type Observable, variable } from "../adapter/observable.ts";
import type { Clock, RealtimeAdapter, Stop } from "../adapter/realtime-adapter.ts";
import { hasLapsed } from "../lock/entry.ts";
import { areaLeases } from "./area-leases.ts";
import { listenToArea } from "./area-listening.ts";
import { type AreaLocks, look, noLocksKnown, type Presence, type PresenceEvent } from "./presence.ts";

export interface AreaWatch {
  readonly locks: Observable<AreaLocks>;
  /** Asks again at once for what was refused. */
  readonly retry: () => void;
  readonly stop: Stop;
}

export interface AreaPlaces {
  /** Its children are locks. */
  readonly locks: string;
  /** Its children are the times at which they were renewed. */
  readonly leases: string;
}

/**
 * Watches the locks of an area; thousands of entries that arrive together are reported together. Renewals are not watched:
 * only when a lock could have lapsed are the area's leases read, at most once in two minutes while holders renew. A lock
 * that nobody renewed disappears then; until the leases are read it counts as held.
 */
export function watchArea(places: AreaPlaces, adapter: RealtimeAdapter, clock: Clock): AreaWatch {
  const locks = variable(noLocksKnown);
  let known = noLocksKnown;
  let pending: PresenceEvent[] = [];
  let publishing: Stop | undefined;
  let isStopped = false;

  const hear = (event: PresenceEvent): void => {
    if (isStopped) return;
    pending.push(event);
    publishing ??= clock.after(0, publish);
  };
  const publish = (): void => {
    publishing = undefined;
    const events = pending;
    pending = [];
    known = look(known, events);
    const shown = { kind: known.kind, holders: holdersAsOf(known.holders, leases.knownAsOf()) };
    if (!sameLocks(shown, locks.get())) locks.set(shown);
    leases.readAt(nextExpiry(shown.holders));
  };
  const leases = areaLeases(places.leases, adapter, clock, (renewed) => hear({ kind: "leases", renewed }));
  const listening = listenToArea(places.locks, adapter, clock, hear);

  return {
    locks,
    retry: listening.retry,
    stop: () => {
      isStopped = true;
      publishing?.();
      leases.stop();
      listening.stop();
    },
  };
}

/** Those whose lease was not over at a time as of which it is known. */
const holdersAsOf = (holders: ReadonlyMap<number, Presence>, readAt: number): ReadonlyMap<number, Presence> =>
  new Map([...holders].filter(([, { renewed }]) => !hasLapsed(renewed, readAt)));

/** When the first of these locks lapses unless it is renewed (server time). */
function nextExpiry(holders: ReadonlyMap<number, Presence>): number | undefined {
  const times = [...holders.values()].flatMap(({ renewed }) =>
    renewed === undefined ? [] : [renewed + leaseTime],
  );
  return times.length === 0 ? undefined : times.reduce((a, b) => Math.min(a, b));
}

/** A renewal alone is no news. */
const sameLocks = (a: AreaLocks, b: AreaLocks): boolean =>
  a.kind === b.kind &&
  a.holders.size === b.holders.size &&
  [...a.holders].every(([id, { adminId, email, name, since }]) => {
    const other = b.holders.get(id);
    return (
      other?.adminId === adminId && other?.email === email && other.name === name && other.since === since
    );
  });
