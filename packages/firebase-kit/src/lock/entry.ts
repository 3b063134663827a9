/**
 * What stands in the realtime database for edit locks: `locks/<area>/<id>`, `leases/<area>/<id>` and
 * `takeovers/<area>/<id>` (§3, L06, L11).
 */

import { type AdminIdentity, isNamed, namedIn } from "@palier/firebase-rules/identity";
import { isRecord } from "@palier/firebase-rules/json";
import { leaseTime } from "@palier/firebase-rules/times";

/**
 * The admin at this browser, as the backend's claims say, for the rules compare with them. `id` is who it is: it stays when
 * the address is corrected.
 */
export interface Admin extends AdminIdentity {
  readonly name: string;
}

/** Who holds a record. `sid` names the tab; times are server time in milliseconds. */
export interface LockEntry {
  /** The holder's identifier, where a page wrote the entry. */
  readonly adminId: string | undefined;
  /** The address, or whatever else other programs know the holder by. */
  readonly email: string;
  readonly name: string;
  readonly sid: string;
  /** Since when; the time of reading where the entry says none. */
  readonly at: number;
  /** Whether `at` stands in the entry, and is not to come. */
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
 * time that is missing, or to come.
 */
export function readLock(value: unknown, now?: number): LockEntry | null {
  const named = namedIn(value);
  if (named === undefined) return null;
  const entry = isRecord(value) ? value : {};
  const at =
    typeof entry.at === "number" && entry.at <= (now ?? entry.at) + aheadAtMost ? entry.at : undefined;
  return {
    adminId: named.id,
    email: named.identity,
    name: text(entry.name) ?? text(entry.email) ?? text(value) ?? named.identity,
    sid: text(entry.sid) ?? "",
    at: at ?? now ?? 0,
    isTimed: at !== undefined,
    seen: typeof entry.seen === "number" ? entry.seen : undefined,
  };
}

/** How far behind the server's clock this page's knowledge of it may be (milliseconds). */
const aheadAtMost = 60_000;

/** Whether a lock, or a request, is this admin's, from whichever tab. */
export const isOf = (
  { email, adminId }: Pick<LockEntry, "email" | "adminId">,
  admin: AdminIdentity,
): boolean => isNamed({ identity: email, id: adminId }, admin);

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
export function readAsk(value: unknown, now?: number): AskEntry | null {
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
