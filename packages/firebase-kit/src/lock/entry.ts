/**
 * What stands in the realtime database for edit locks: `locks/<area>/<id>`, `leases/<area>/<id>` and
 * `takeovers/<area>/<id>` (§3, L06, L11).
 */

import { identityIn } from "@palier/firebase-rules/identity";
import { leaseTime } from "@palier/firebase-rules/times";

/** The admin at this browser. `email` as the identity provider spells it (lower case), for the rules compare with it. */
export interface Admin {
  readonly email: string;
  readonly name: string;
}

/** Who holds a record. `sid` names the tab; times are server time in milliseconds. */
export interface LockEntry {
  readonly email: string;
  readonly name: string;
  readonly sid: string;
  /** Since when; the time of reading where the entry says none. */
  readonly at: number;
  /** Whether `at` stands in the entry. */
  readonly isTimed: boolean;
  /** When the holder last wrote it; other programs write none, and their locks do not lapse. */
  readonly seen: number | undefined;
}

export type Answer = "yielded" | "refused";

/** Who asks the holder (`holder`, an e-mail address) for a record, and what the holder answered. */
export interface AskEntry extends Omit<LockEntry, "seen"> {
  readonly holder: string;
  readonly answer: Answer | undefined;
  /** Server time in milliseconds. */
  readonly answeredAt: number | undefined;
}

/**
 * Reads whatever stands at a lock's place. Other programs may have written it: a plain user identifier, or an object
 * with little more than an e-mail address (§3). Anything there but `false` is a lock; `now` (server time) stands for a
 * missing time.
 */
export function readLock(value: unknown, now: number): LockEntry | null {
  const email = identityIn(value);
  if (email === undefined) return null;
  const entry = isRecord(value) ? value : {};
  const isTimed = typeof entry.at === "number";
  return {
    email,
    name: text(entry.name) ?? text(entry.email) ?? text(value) ?? email,
    sid: text(entry.sid) ?? "",
    at: typeof entry.at === "number" ? entry.at : now,
    isTimed,
    seen: typeof entry.seen === "number" ? entry.seen : undefined,
  };
}

/** When a lock was last renewed, in server time: whichever is later of its entry and its lease (L11). */
export const renewedAt = (
  { seen }: Pick<LockEntry, "seen">,
  lease: number | null | undefined,
): number | undefined => (seen === undefined ? undefined : Math.max(seen, lease ?? 0));

/** Whether a lock that was last renewed then counts as free at this server time (L11). */
export const hasLapsed = (renewed: number | undefined, now: number): boolean =>
  renewed !== undefined && now - renewed >= leaseTime;

/** Reads a lease; what is no time is none. */
export const readLease = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** Reads an ask; what is none is nothing. */
export function readAsk(value: unknown, now: number): AskEntry | null {
  if (!isRecord(value)) return null;
  const entry = readLock(value, now);
  const holder = text(value.holder);
  if (entry === null || holder === undefined) return null;
  const answer = value.answer === "yielded" || value.answer === "refused" ? value.answer : undefined;
  const answeredAt = typeof value.answeredAt === "number" ? value.answeredAt : undefined;
  const { seen: _, ...said } = entry;
  return { ...said, holder, answer, answeredAt };
}

const text = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
