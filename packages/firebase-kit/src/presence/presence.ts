/**
 * What a list knows of its records' locks (§4, S14): who holds which, kept up to date from the children of
 * `locks/<area>`. Looking is all it does: nothing here writes (L08).
 */
import { type Holder, holderOf } from "./edit-lock-view.ts";
import { readLock } from "./lock-entry.ts";
import { type Observable, variable } from "./observable.ts";
import type { Clock, RealtimeDoor, Stop } from "./realtime-door.ts";

export type PresenceEvent =
  | { readonly kind: "connection"; readonly up: boolean }
  /** `now` is server time; it stands for the time of an entry that has none. */
  | { readonly kind: "put"; readonly key: string; readonly value: unknown; readonly now: number }
  | { readonly kind: "gone"; readonly key: string }
  | { readonly kind: "refused" };

export interface AreaLocks {
  /** `live`: as the server has it. `stale`: as it was before the connection was cut. `unavailable`: not to be had (L07). */
  readonly kind: "connecting" | "live" | "stale" | "unavailable";
  /** By record id; all of them, the own ones too. */
  readonly holders: ReadonlyMap<number, Holder>;
}

export const noLocksKnown: AreaLocks = { kind: "connecting", holders: new Map() };

/** Applies what happened since the last look; one copy of the map, however much it was. */
export function look(before: AreaLocks, events: readonly PresenceEvent[]): AreaLocks {
  let { kind } = before;
  let holders: Map<number, Holder> | undefined;
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
      case "put": {
        const id = recordId(event.key);
        const entry = readLock(event.value, event.now);
        if (id === undefined) break;
        if (entry === null) changing().delete(id);
        else changing().set(id, holderOf(entry));
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
  holders: ReadonlyMap<number, Holder>,
  email: string,
): ReadonlyMap<number, Holder> => new Map([...holders].filter(([, holder]) => holder.email !== email));

export interface AreaWatch {
  readonly locks: Observable<AreaLocks>;
  readonly stop: Stop;
}

/** Watches an area; thousands of entries that arrive together are told together. */
export function watchArea(area: string, door: RealtimeDoor, clock: Clock): AreaWatch {
  const locks = variable(noLocksKnown);
  let pending: PresenceEvent[] = [];
  let publishing: Stop | undefined;
  const hear = (event: PresenceEvent) => {
    pending.push(event);
    publishing ??= clock.after(0, () => {
      publishing = undefined;
      const events = pending;
      pending = [];
      locks.set(look(locks.get(), events));
    });
  };
  const stops = [
    door.watchConnection((up) => hear({ kind: "connection", up })),
    door.watchChildren(
      `locks/${area}`,
      {
        put: (key, value) => hear({ kind: "put", key, value, now: door.serverNow() }),
        gone: (key) => hear({ kind: "gone", key }),
      },
      () => hear({ kind: "refused" }),
    ),
  ];
  return {
    locks,
    stop: () => {
      publishing?.();
      for (const stop of stops) stop();
    },
  };
}
