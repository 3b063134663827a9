/**
 * What a list knows of its records' locks (§4, S14): who holds which, kept up to date from the children of
 * `locks/<area>`. Looking is all it does: nothing here writes (L08).
 */

import { leaseTime } from "@palier/firebase-rules/times";
import { hasLapsed, readLock } from "../lock/entry.ts";
import { type Holder, holderOf } from "../lock/view.ts";
import { type Observable, variable } from "../realtime/observable.ts";
import type { Clock, RealtimeAdapter, Stop } from "../realtime/realtime-adapter.ts";

export type PresenceEvent =
  | { readonly kind: "connection"; readonly up: boolean }
  /** `now` is server time; it stands for the time of an entry that has none. */
  | { readonly kind: "put"; readonly key: string; readonly value: unknown; readonly now: number }
  | { readonly kind: "gone"; readonly key: string }
  | { readonly kind: "refused" }
  /** Asked anew after a refusal. */
  | { readonly kind: "listening" };

export interface AreaLocks {
  /** `live`: as the server has it. `stale`: as it was before the connection was cut. `unavailable`: not to be had (L07). */
  readonly kind: "connecting" | "live" | "stale" | "unavailable";
  /** By record id; all of them, the own ones too. */
  readonly holders: ReadonlyMap<number, Presence>;
}

/** A record's holder. */
export interface Presence extends Holder {
  /** When the holder last renewed the lock (server time); undefined for other programs' entries. */
  readonly seen: number | undefined;
}

export const noLocksKnown: AreaLocks = { kind: "connecting", holders: new Map() };

/** Applies what happened since the last look; one copy of the map, however much it was. */
export function look(before: AreaLocks, events: readonly PresenceEvent[]): AreaLocks {
  let { kind } = before;
  let holders: Map<number, Presence> | undefined;
  const changing = () => {
    holders ??= new Map(before.holders);
    return holders;
  };
  for (const event of events) {
    switch (event.kind) {
      case "connection":
        if (kind !== "unavailable") kind = event.up ? "live" : kind === "connecting" ? kind : "stale";
        break;
      case "refused":
        kind = "unavailable";
        changing().clear();
        break;
      case "listening":
        if (kind === "unavailable") kind = "connecting";
        break;
      case "put": {
        const id = recordId(event.key);
        const entry = readLock(event.value, event.now);
        if (id === undefined) break;
        if (entry === null) changing().delete(id);
        else changing().set(id, { ...holderOf(entry), seen: entry.seen });
        break;
      }
      case "gone": {
        const id = recordId(event.key);
        if (id !== undefined) changing().delete(id);
        break;
      }
    }
  }
  return kind === before.kind && holders === undefined
    ? before
    : { kind, holders: holders ?? before.holders };
}

/** Keys are the numeric ids of records (§3); whatever else stands there is not a row of the list. */
const recordId = (key: string): number | undefined =>
  /^(?:0|[1-9]\d{0,14})$/.test(key) ? Number(key) : undefined;

/** The rows that others hold: what makes a list's link and buttons disabled. */
export const heldByOthers = (
  holders: ReadonlyMap<number, Presence>,
  email: string,
): ReadonlyMap<number, Presence> => new Map([...holders].filter(([, holder]) => holder.email !== email));

/** Those whose lease is not over. */
const liveHolders = (holders: ReadonlyMap<number, Presence>, now: number): ReadonlyMap<number, Presence> =>
  new Map([...holders].filter(([, holder]) => !hasLapsed(holder, now)));

function nextExpiry(holders: ReadonlyMap<number, Presence>): number | undefined {
  const times = [...holders.values()].flatMap(({ seen }) => (seen === undefined ? [] : [seen + leaseTime]));
  return times.length === 0 ? undefined : times.reduce((a, b) => Math.min(a, b));
}

/** A renewal alone is no news. */
const sameLocks = (a: AreaLocks, b: AreaLocks): boolean =>
  a.kind === b.kind &&
  a.holders.size === b.holders.size &&
  [...a.holders].every(([id, { email, name, since }]) => {
    const other = b.holders.get(id);
    return other?.email === email && other.name === name && other.since === since;
  });

export interface AreaWatch {
  readonly locks: Observable<AreaLocks>;
  /** Asks again at once for what was refused. */
  readonly retry: () => void;
  readonly stop: Stop;
}

/** The longest pause after refusals (milliseconds). */
const longestPause = 60_000;

/**
 * Watches the locks of an area, which stand below a path; thousands of entries that arrive together are reported together.
 * A lock that its holder renews no more disappears (L11); one that is renewed is reported only once.
 */
export function watchArea(path: string, adapter: RealtimeAdapter, clock: Clock): AreaWatch {
  const locks = variable(noLocksKnown);
  let known = noLocksKnown;
  let pending: PresenceEvent[] = [];
  let publishing: Stop | undefined;
  let expiring: Stop | undefined;
  let retrying: Stop | undefined;
  let stops: readonly Stop[] = [];
  let refusals = 0;

  const publish = (): void => {
    publishing = undefined;
    const events = pending;
    pending = [];
    known = look(known, events);
    const now = adapter.serverNow();
    const shown = { kind: known.kind, holders: liveHolders(known.holders, now) };
    if (!sameLocks(shown, locks.get())) locks.set(shown);
    expiring?.();
    const next = nextExpiry(shown.holders);
    // Not oftener than once a second, should this machine's clock disagree.
    expiring = next === undefined ? undefined : clock.after(Math.max(1_000, next - now), publish);
  };
  const hear = (event: PresenceEvent): void => {
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
        path,
        {
          put: (key, value) => hear({ kind: "put", key, value, now: adapter.serverNow() }),
          gone: (key) => hear({ kind: "gone", key }),
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
      for (const stop of [publishing, expiring, retrying, ...stops]) stop?.();
    },
  };
}
