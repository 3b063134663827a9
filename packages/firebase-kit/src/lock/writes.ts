/**
 * What the transactions on a lock's three places make of the value that stands there. Undefined gives up; the value itself
 * lets the server confirm it. Pure: they may run several times.
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

/** Replaced by the server with its own time, so that no client's clock matters (L10). */
const serverTime = { ".sv": "timestamp" } as const;

export interface Tab extends Admin {
  readonly sid: string;
  /** The entry stays when the client disconnects (S13). */
  readonly optOut: boolean;
}

const signed = ({ id, email, name, sid }: Tab) => ({ ...(id === undefined ? {} : { id }), email, name, sid });

const mine = (tab: Tab, at: unknown = serverTime) => ({ ...signed(tab), at, seen: serverTime });

/** Whether an own entry says who this admin is now. */
const isSignedBy = ({ adminId, email, name }: LockEntry, tab: Tab): boolean =>
  email === tab.email && name === tab.name && adminId === (tab.id === undefined ? undefined : String(tab.id));

/** An entry that says no time is dated by the write that takes it. */
const since = ({ at, isTimed }: LockEntry): unknown => (isTimed ? at : serverTime);

/** What the server says: its time, at the moment of each run, and when the lock was last renewed. */
interface Server {
  readonly now: () => number;
  readonly lease: number | null | undefined;
}

/** An own lock that was renewed so recently is confirmed as it stands: the rules take no second renewal at once. */
const fresh = 5_000;

/**
 * Takes a free record. An own entry is confirmed and renewed: it belongs to another tab of the same admin, or to this one.
 * Who opted out puts its own tab there, for the former tab will never come back to release it; so does whoever finds a
 * lock that no tab renews any more.
 */
export const take =
  (tab: Tab, { now, lease }: Server): Update =>
  (current) => {
    const entry = readLock(current, now());
    if (entry === null) return mine(tab);
    if (!isOf(entry, tab)) return undefined;
    // What another program wrote for this admin names no tab, and nobody renews it.
    if (entry.sid === "" || hasLapsed(renewedAt(entry, lease), now())) return mine(tab);
    if (tab.optOut) return mine(tab, since(entry));
    const renewedJustNow = Math.abs(now() - (entry.seen ?? 0)) < fresh;
    return renewedJustNow && isSignedBy(entry, tab)
      ? current
      : { ...mine(tab, since(entry)), sid: entry.sid };
  };

/** Renews the lock of this tab: the time stands at its lease, apart from the entry that lists watch. */
export const renewal: Update = () => serverTime;

/** Has the own lock say who this admin is now. It is not renewed by that. */
export const sign =
  (tab: Tab, { now }: Server): Update =>
  (current) => {
    const entry = readLock(current, now());
    if (entry === null || !isOf(entry, tab) || entry.seen === undefined) return undefined;
    return { ...mine(tab, since(entry)), sid: entry.sid, seen: entry.seen };
  };

/**
 * Makes the own lock of another tab, which that tab has not renewed in its time, this one's: that tab may be gone. Gives up
 * when there is none.
 */
export const adopt =
  (tab: Tab, { now }: Server): Update =>
  (current) => {
    const entry = readLock(current, now());
    return entry !== null && isOf(entry, tab) ? mine(tab, since(entry)) : undefined;
  };

/** Takes a record whose lock was written then, and not since; whether its lease is over, the rules decide. */
export const takeLapsed =
  (tab: Tab, seen: number, server: Server): Update =>
  (current) =>
    readLock(current)?.seen === seen ? mine(tab) : take(tab, server)(current);

/** Takes a record from the holder who yielded or did not answer; whether that is so, the rules decide. */
export const takeOver =
  (tab: Tab, from: string, server: Server): Update =>
  (current) =>
    readLock(current)?.email === from ? mine(tab) : take(tab, server)(current);

/** Frees the record if this tab holds it, or takes its ask back. Nothing is written over nothing, so that the server confirms a guess. */
export const drop =
  (tab: Tab): Update =>
  (current) => {
    const entry = readLock(current);
    return entry === null || entry.sid === tab.sid ? null : undefined;
  };

/** Asks the holder for the record; gives up when another admin's ask still stands. `now` is server time. */
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

/** Answers the ask of a tab; one that went meanwhile is left alone. */
export const answer =
  (sid: string, said: Answer): Update =>
  (current) =>
    isRecord(current) && current.sid === sid
      ? { ...current, answer: said, answeredAt: serverTime }
      : undefined;
