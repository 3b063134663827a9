/** A list's knowledge of its records' locks (§4, S14). Read-only (L08). */

import type { AdminIdentity } from "../../rules/identity.ts";
import { isOf, readLock, renewedAt } from "../lock/entry.ts";
import { type Holder, holderOf } from "../lock/view.ts";

export type PresenceEvent =
  | { readonly kind: "connection"; readonly up: boolean }
  /** `now`: server time, for entries without one. */
  | { readonly kind: "put"; readonly key: string; readonly value: unknown; readonly now: number }
  | { readonly kind: "gone"; readonly key: string }
  /** By record key (server time). */
  | { readonly kind: "leases"; readonly renewed: ReadonlyMap<string, number> }
  | { readonly kind: "refused" }
  /** All keys: the first answer after listening. */
  | { readonly kind: "known"; readonly keys: readonly string[] }
  | { readonly kind: "listening" };

export interface AreaLocks {
  /** `stale`: from before the disconnect. `unavailable`: not accessible (L07). */
  readonly kind: "connecting" | "live" | "stale" | "unavailable";
  /** By record id, including this admin. */
  readonly holders: ReadonlyMap<number, Presence>;
}

export interface Presence extends Holder {
  /** Only in pages' locks. */
  readonly adminId: string | undefined;
  /** Server time; undefined for other programs' entries. */
  readonly renewed: number | undefined;
}

export const noLocksKnown: AreaLocks = { kind: "connecting", holders: new Map() };

/** Copies the map at most once. */
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
        // Known holders outweigh trouble until their leases expire (L11).
        kind = "unavailable";
        break;
      case "listening":
        if (kind === "unavailable") kind = "connecting";
        break;
      case "known": {
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

/** Other keys are no rows of the list (§3). */
const recordId = (key: string): number | undefined =>
  /^(?:0|[1-9]\d{0,14})$/.test(key) ? Number(key) : undefined;

export const heldByOthers = (
  holders: ReadonlyMap<number, Presence>,
  admin: AdminIdentity,
): ReadonlyMap<number, Presence> => new Map([...holders].filter(([, holder]) => !isOf(holder, admin)));
