import { leaseTime } from "../../rules/times.ts";
import { type Observable, variable } from "../adapter/observable.ts";
import type { Clock, RealtimeAdapter, Stop } from "../adapter/realtime-adapter.ts";
import { hasLapsed } from "../lock/entry.ts";
import { areaLeases } from "./area-leases.ts";
import { listenToArea } from "./area-listening.ts";
import { type AreaLocks, look, noLocksKnown, type Presence, type PresenceEvent } from "./presence.ts";

export interface AreaWatch {
  readonly locks: Observable<AreaLocks>;
  readonly retry: () => void;
  readonly stop: Stop;
}

export interface AreaPlaces {
  readonly locks: string;
  readonly leases: string;
}

/**
 * Batches simultaneous entries. Reads leases only when a lock could have lapsed (L11), at most every two
 * minutes while holders renew; until then it counts as held.
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

const holdersAsOf = (holders: ReadonlyMap<number, Presence>, readAt: number): ReadonlyMap<number, Presence> =>
  new Map([...holders].filter(([, { renewed }]) => !hasLapsed(renewed, readAt)));

/** Server time at which the first lock lapses. */
function nextExpiry(holders: ReadonlyMap<number, Presence>): number | undefined {
  const times = [...holders.values()].flatMap(({ renewed }) =>
    renewed === undefined ? [] : [renewed + leaseTime],
  );
  return times.length === 0 ? undefined : times.reduce((a, b) => Math.min(a, b));
}

/** Ignores renewals. */
const sameLocks = (a: AreaLocks, b: AreaLocks): boolean =>
  a.kind === b.kind &&
  a.holders.size === b.holders.size &&
  [...a.holders].every(([id, { adminId, email, name, since, typed }]) => {
    const other = b.holders.get(id);
    const isSame = other?.adminId === adminId && other?.email === email && other.name === name;
    return isSame && other.since === since && other.typed === typed;
  });
