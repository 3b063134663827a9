/**
 * What a list knows of its records' locks (§4, S14): who holds which, kept up to date from the children of
 * `locks/<area>`. Looking is all it does: nothing here writes (L08).
 */

import type { AdminIdentity } from "@palier/firebase-rules/identity";
import { isOf, readLock, renewedAt } from "../lock/entry.ts";
import { type Holder, holderOf } from "../lock/view.ts";

export type PresenceEvent =
  | { readonly kind: "connection"; readonly up: boolean }
  /** `now` is server time; it stands for the time of an entry that has none. */
  | { readonly kind: "put"; readonly key: string; readonly value: unknown; readonly now: number }
  | { readonly kind: "gone"; readonly key: string }
  /** When locks were renewed, by record key (server time). */
  | { readonly kind: "leases"; readonly renewed: ReadonlyMap<string, number> }
  | { readonly kind: "refused" }
  /** All that stands in the area now, by key: the first answer of a listen. */
  | { readonly kind: "known"; readonly keys: readonly string[] }
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
  /** The holder's identifier, where a page wrote the lock. */
  readonly adminId: string | undefined;
  /** When the holder last renewed the lock, as far as is known (server time); undefined for other programs' entries. */
  readonly renewed: number | undefined;
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
        // Who is known to hold a record goes before every trouble, as in forms; leases end it (L11).
        kind = "unavailable";
        break;
      case "listening":
        if (kind === "unavailable") kind = "connecting";
        break;
      case "known": {
        // What the new listen does not have is gone.
        const present = new Set(event.keys.map(recordId));
        for (const id of [...(holders ?? before.holders).keys()]) if (!present.has(id)) changing().delete(id);
        break;
      }
      case "put": {
        const id = recordId(event.key);
        const entry = readLock(event.value, event.now);
        if (id === undefined) break;
        if (entry === null) changing().delete(id);
        else changing().set(id, { ...holderOf(entry), adminId: entry.adminId, renewed: entry.seen });
        break;
      }
      case "gone": {
        const id = recordId(event.key);
        if (id !== undefined) changing().delete(id);
        break;
      }
      case "leases":
        for (const [key, lease] of event.renewed) {
          const id = recordId(key);
          const holder = id === undefined ? undefined : (holders ?? before.holders).get(id);
          if (id === undefined || holder === undefined) continue;
          changing().set(id, { ...holder, renewed: renewedAt({ seen: holder.renewed }, lease) });
        }
        break;
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
  admin: AdminIdentity,
): ReadonlyMap<number, Presence> => new Map([...holders].filter(([, holder]) => !isOf(holder, admin)));
