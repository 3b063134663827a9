/** Keeps up with the locks of an area, and learns which of them nobody renews any more (L11). */

import { leaseTime } from "@palier/firebase-rules/times";
import { type Observable, variable } from "../adapter/observable.ts";
import type { Clock, RealtimeAdapter, Stop } from "../adapter/realtime-adapter.ts";
import { hasLapsed } from "../lock/entry.ts";
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

/** The longest pause after refusals (milliseconds). */
const longestPause = 60_000;
/** Lists that watch one area do not ask for its leases in the same moment (milliseconds). */
const spread = 4_000;
const leasesAgainAfter = 30_000;

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
  let expiring: Stop | undefined;
  let retrying: Stop | undefined;
  let stops: readonly Stop[] = [];
  let refusals = 0;
  let reading = false;
  let stopped = false;
  /** The server time as of which the leases are known. */
  let readAt = Number.NEGATIVE_INFINITY;

  const publish = (): void => {
    publishing = undefined;
    const events = pending;
    pending = [];
    known = look(known, events);
    // The machine's clock was fast when the leases were read, and the service has said so since.
    if (adapter.serverNow() < readAt) readAt = Number.NEGATIVE_INFINITY;
    const shown = { kind: known.kind, holders: holdersAsOf(known.holders, readAt) };
    if (!sameLocks(shown, locks.get())) locks.set(shown);
    const expiry = nextExpiry(shown.holders);
    if (reading) return;
    expiring?.();
    const late = readAt === Number.NEGATIVE_INFINITY ? 0 : 1_000 + clock.random() * spread;
    expiring =
      expiry === undefined
        ? undefined
        : clock.after(Math.max(0, expiry - adapter.serverNow()) + late, readLeases);
  };
  const readLeases = (): void => {
    reading = true;
    const now = adapter.serverNow();
    adapter.readNumbers(places.leases, now - leaseTime).then(
      (renewed) => {
        reading = false;
        readAt = now;
        hear({ kind: "leases", renewed });
      },
      () => {
        if (stopped) return;
        expiring = clock.after(leasesAgainAfter + clock.random() * spread, readLeases);
      },
    );
  };
  const hear = (event: PresenceEvent): void => {
    if (stopped) return;
    pending.push(event);
    publishing ??= clock.after(0, publish);
  };
  const refused = (): void => {
    if (retrying !== undefined) return;
    hear({ kind: "refused" });
    const pause = Math.min(longestPause, 1_000 * 2 ** refusals);
    refusals += 1;
    retrying = clock.after(pause * (1 + clock.random() / 2), listen);
  };
  const listen = (): void => {
    retrying?.();
    retrying = undefined;
    for (const stop of stops) stop();
    hear({ kind: "listening" });
    stops = [
      adapter.watchConnection((up) => hear({ kind: "connection", up })),
      adapter.watchChildren(
        places.locks,
        {
          put: (key, value) => hear({ kind: "put", key, value, now: adapter.serverNow() }),
          gone: (key) => hear({ kind: "gone", key }),
          known: (keys) => hear({ kind: "known", keys }),
        },
        refused,
      ),
    ];
  };
  listen();

  return {
    locks,
    retry: () => {
      refusals = 0;
      if (retrying !== undefined) listen();
    },
    stop: () => {
      stopped = true;
      for (const stop of [publishing, expiring, retrying, ...stops]) stop?.();
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
