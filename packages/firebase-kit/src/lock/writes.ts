/** Undefined aborts; the current value makes the server confirm it. Pure, as transactions rerun them. */

import { isRecord } from "../../rules/json.ts";
import { askLifetime } from "../../rules/times.ts";
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

/** Set by the server: no client's clock matters (L10). */
const serverTime = { ".sv": "timestamp" } as const;

export interface Tab extends Admin {
  readonly sid: string;
  /** The entry stays on disconnect (S13). */
  readonly optOut: boolean;
  /** Something was typed and not saved. */
  readonly typed: boolean;
}

const signed = ({ id, email, name, sid }: Tab) => ({ ...(id === undefined ? {} : { id }), email, name, sid });

const mine = (tab: Tab, at: unknown = serverTime) => ({
  ...signed(tab),
  at,
  seen: serverTime,
  typed: tab.typed,
});

/** Over an own entry, whose other tab may have typed. */
const mineOver = (tab: Tab, entry: LockEntry) => ({
  ...mine(tab, since(entry)),
  typed: tab.typed || (entry.typed === true && entry.sid !== tab.sid),
});

const isSignedBy = ({ adminId, email, name, typed }: LockEntry, tab: Tab): boolean =>
  (typed === true || !tab.typed) &&
  email === tab.email &&
  name === tab.name &&
  adminId === (tab.id === undefined ? undefined : String(tab.id));

const since = ({ at, isTimed }: LockEntry): unknown => (isTimed ? at : serverTime);

interface Server {
  readonly now: () => number;
  readonly lease: number | null | undefined;
}

/** A lock renewed this recently (ms) is only confirmed: the rules refuse a second renewal. */
const fresh = 5_000;

/**
 * Takes a free record, or renews an own entry of any tab; replaces a lapsed one, or that of an opted-out
 * tab's predecessor.
 */
export const take =
  (tab: Tab, { now, lease }: Server): Update =>
  (current) => {
    const entry = readLock(current, now());
    if (entry === null) return mine(tab);
    if (!isOf(entry, tab)) return undefined;
    if (hasLapsed(renewedAt(entry, lease), now())) return mine(tab);
    // Another program's entry for this admin names no tab and is never renewed.
    if (entry.sid === "") return mine(tab, since(entry));
    if (tab.optOut) return mineOver(tab, entry);
    const renewedJustNow = Math.abs(now() - (entry.seen ?? 0)) < fresh;
    return renewedJustNow && isSignedBy(entry, tab) ? current : { ...mineOver(tab, entry), sid: entry.sid };
  };

/** Written to the lease, apart from the entry that lists watch. */
export const renewal: Update = () => serverTime;

/** Updates the own lock's identity, and whether something was typed, without renewing it. */
export const sign =
  (tab: Tab, { now }: Server): Update =>
  (current) => {
    const entry = readLock(current, now());
    if (entry === null || !isOf(entry, tab) || entry.seen === undefined) return undefined;
    return { ...mineOver(tab, entry), sid: entry.sid, seen: entry.seen };
  };

/** Of this admin's other tab, which may be gone. */
export const adopt =
  (tab: Tab, { now }: Server): Update =>
  (current) => {
    const entry = readLock(current, now());
    return entry !== null && isOf(entry, tab) ? mineOver(tab, entry) : undefined;
  };

/** Unchanged since `seen`; the rules decide whether its lease expired. */
export const takeLapsed =
  (tab: Tab, seen: number, server: Server): Update =>
  (current) =>
    readLock(current)?.seen === seen ? mine(tab) : take(tab, server)(current);

/** On consent or without an answer, as the rules decide. */
export const takeOver =
  (tab: Tab, from: string, server: Server): Update =>
  (current) =>
    readLock(current)?.email === from ? mine(tab) : take(tab, server)(current);

/** Said before the entry goes, so that who waits knows that nobody was cut off. */
export const letGo =
  (tab: Tab): Update =>
  (current) =>
    isRecord(current) && current.sid === tab.sid ? { ...current, left: true } : undefined;

/** Null for an empty path too, so that the server confirms it. */
export const drop =
  (tab: Tab): Update =>
  (current) => {
    const entry = readLock(current);
    return entry === null || entry.sid === tab.sid ? null : undefined;
  };

/** Aborts while another admin's request is valid. `now`: server time. */
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

/** Aborts if the request was withdrawn. */
export const answer =
  (sid: string, said: Answer): Update =>
  (current) =>
    isRecord(current) && current.sid === sid
      ? { ...current, answer: said, answeredAt: serverTime }
      : undefined;
