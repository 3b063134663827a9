/**
 * The transaction functions for a lock's three paths. Undefined aborts; returning the current value makes the
 * server confirm it. Pure, as transactions may rerun them.
 */

import { isRecord } from "@palier/firebase-rules/json";
import { askLifetime } from "@palier/firebase-rules/times";
import {
  type Admin,
  type Answer,
  hasLapsed,
  isOf,
  type LockEntry,
  readAsk,
  readLock,
  renewedAt,
} from "./entry.ts";

export type Update = (current: unknown) => unknown;

/** Replaced with the server's time, so that no client's clock matters (L10). */
const serverTime = { ".sv": "timestamp" } as const;

export interface Tab extends Admin {
  readonly sid: string;
  /** The entry stays when the client disconnects (S13). */
  readonly optOut: boolean;
}

const signed = ({ id, email, name, sid }: Tab) => ({ ...(id === undefined ? {} : { id }), email, name, sid });

const mine = (tab: Tab, at: unknown = serverTime) => ({ ...signed(tab), at, seen: serverTime });

/** Whether an own entry has this admin's current identity. */
const isSignedBy = ({ adminId, email, name }: LockEntry, tab: Tab): boolean =>
  email === tab.email && name === tab.name && adminId === (tab.id === undefined ? undefined : String(tab.id));

/** An entry without a time gets that of the write. */
const since = ({ at, isTimed }: LockEntry): unknown => (isTimed ? at : serverTime);

/** Facts from the server: its time at each run, and the lock's last renewal. */
interface Server {
  readonly now: () => number;
  readonly lease: number | null | undefined;
}

/** An own lock renewed this recently (milliseconds) is only confirmed: the rules refuse a second renewal. */
const fresh = 5_000;

/**
 * Takes a free record, or confirms and renews an own entry, from this or another tab of the admin. An
 * opted-out tab replaces the former tab's entry, which will never be released; so does a tab that finds a
 * lapsed lock.
 */
export const take =
  (tab: Tab, { now, lease }: Server): Update =>
  (current) => {
    const entry = readLock(current, now());
    if (entry === null) return mine(tab);
    if (!isOf(entry, tab)) return undefined;
    // Another program's entry for this admin names no tab, and nobody renews it.
    if (entry.sid === "" || hasLapsed(renewedAt(entry, lease), now())) return mine(tab);
    if (tab.optOut) return mine(tab, since(entry));
    const renewedJustNow = Math.abs(now() - (entry.seen ?? 0)) < fresh;
    return renewedJustNow && isSignedBy(entry, tab)
      ? current
      : { ...mine(tab, since(entry)), sid: entry.sid };
  };

/** Renews this tab's lock; written to its lease, apart from the entry that lists watch. */
export const renewal: Update = () => serverTime;

/** Updates the own lock's identity without renewing it. */
export const sign =
  (tab: Tab, { now }: Server): Update =>
  (current) => {
    const entry = readLock(current, now());
    if (entry === null || !isOf(entry, tab) || entry.seen === undefined) return undefined;
    return { ...mine(tab, since(entry)), sid: entry.sid, seen: entry.seen };
  };

/** Takes over another tab's overdue lock of this admin, as that tab may be gone. Aborts without one. */
export const adopt =
  (tab: Tab, { now }: Server): Update =>
  (current) => {
    const entry = readLock(current, now());
    return entry !== null && isOf(entry, tab) ? mine(tab, since(entry)) : undefined;
  };

/** Takes a record whose entry has not changed since `seen`; the rules decide whether its lease expired. */
export const takeLapsed =
  (tab: Tab, seen: number, server: Server): Update =>
  (current) =>
    readLock(current)?.seen === seen ? mine(tab) : take(tab, server)(current);

/** Takes a record from a holder who yielded or did not answer, as the rules decide. */
export const takeOver =
  (tab: Tab, from: string, server: Server): Update =>
  (current) =>
    readLock(current)?.email === from ? mine(tab) : take(tab, server)(current);

/**
 * Releases this tab's lock or withdraws its request. Returns null for an empty path too, so that the server
 * confirms the guess.
 */
export const drop =
  (tab: Tab): Update =>
  (current) => {
    const entry = readLock(current);
    return entry === null || entry.sid === tab.sid ? null : undefined;
  };

/** Requests the record from its holder; aborts while another admin's request is valid. `now` is server time. */
export const ask =
  (tab: Tab, holder: string, now: number): Update =>
  (current) => {
    const standing = readAsk(current, now);
    const blocked =
      standing !== null &&
      !isOf(standing, tab) &&
      standing.isTimed &&
      standing.holder === holder &&
      standing.answer !== "refused" &&
      now - standing.at < askLifetime;
    return blocked ? undefined : { ...signed(tab), at: serverTime, holder };
  };

/** Answers a tab's request, unless it was withdrawn. */
export const answer =
  (sid: string, said: Answer): Update =>
  (current) =>
    isRecord(current) && current.sid === sid
      ? { ...current, answer: said, answeredAt: serverTime }
      : undefined;
