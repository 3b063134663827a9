/**
 * What the transactions on a lock's two places make of the value that stands there. Undefined gives up; the value itself
 * lets the server confirm it. Pure: they may run several times.
 */
import { type Admin, type Answer, askLifetime, isRecord, readAsk, readLock } from "./lock-entry.ts";

export type Update = (current: unknown) => unknown;

/** Replaced by the server with its own time, so that no client's clock matters (L10). */
const serverTime = { ".sv": "timestamp" } as const;

export interface Tab extends Admin {
  readonly sid: string;
  /** The entry stays when the client disconnects (S13). */
  readonly optOut: boolean;
}

const mine = ({ email, name, sid }: Tab, at: unknown = serverTime) => ({ email, name, sid, at });

/**
 * Takes a free record. An own entry is confirmed as it stands: it belongs to another tab of the same admin, or to this
 * one. Who opted out puts its own tab there, for the former tab will never come back to release it.
 */
export const take =
  (tab: Tab): Update =>
  (current) => {
    const entry = readLock(current, 0);
    if (entry === null) return mine(tab);
    if (entry.email !== tab.email) return undefined;
    if (!isRecord(current)) return mine(tab);
    return tab.optOut ? mine(tab, entry.at) : current;
  };

/** Takes a record from the holder who yielded or did not answer; whether that is so, the rules decide. */
export const takeOver =
  (tab: Tab, from: string): Update =>
  (current) =>
    readLock(current, 0)?.email === from ? mine(tab) : take(tab)(current);

/** Frees the record if this tab holds it, or takes its ask back. Nothing is written over nothing, so that the server confirms a guess. */
export const drop =
  (tab: Tab): Update =>
  (current) => {
    const entry = readLock(current, 0);
    return entry === null || entry.sid === tab.sid ? null : undefined;
  };

/** Asks the holder for the record; gives up when another admin's ask still stands. `now` is server time. */
export const ask =
  (tab: Tab, holder: string, now: number): Update =>
  (current) => {
    const standing = readAsk(current, now);
    const blocked =
      standing !== null &&
      standing.email !== tab.email &&
      standing.holder === holder &&
      standing.answer !== "refused" &&
      now - standing.at < askLifetime;
    return blocked ? undefined : { ...mine(tab), holder };
  };

/** Answers the ask of a tab; one that went meanwhile is left alone. */
export const answer =
  (sid: string, said: Answer): Update =>
  (current) =>
    isRecord(current) && current.sid === sid
      ? { ...current, answer: said, answeredAt: serverTime }
      : undefined;
