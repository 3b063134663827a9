/**
 * Lock values in the database: `locks/<area>/<id>`, `leases/<area>/<id>`, `takeovers/<area>/<id>` (§3, L06,
 * L11).
 */

import { type AdminIdentity, isNamed, namedIn } from "../../rules/identity.ts";
import { isRecord } from "../../rules/json.ts";
import { leaseTime } from "../../rules/times.ts";

/** The admin by the backend's claims. */
export interface Admin extends AdminIdentity {
  readonly name: string;
}

/** A record's holder. `sid`: its tab. Times: server time (ms). */
export interface LockEntry {
  /** Only in pages' entries. */
  readonly adminId: string | undefined;
  /** The address, or another program's name. */
  readonly email: string;
  readonly name: string;
  readonly sid: string;
  /** Since when; the time of reading if missing. */
  readonly at: number;
  /** Whether `at` is the entry's own and not in the future. */
  readonly isTimed: boolean;
  /** Whether something was typed. Missing in other programs' locks, which count as editing. */
  readonly typed: boolean | undefined;
  /** The holder is letting go: who sees this before the entry goes knows that nobody was cut off. */
  readonly left: boolean;
  /** Last written by the holder. Missing in other programs' locks, which never lapse. */
  readonly seen: number | undefined;
}

export type Answer = "yielded" | "refused";

/** A takeover request to `holder` (an e-mail address). */
export interface AskEntry extends Omit<LockEntry, "seen" | "typed" | "left"> {
  readonly holder: string;
  readonly answer: Answer | undefined;
  /** Server time (ms). */
  readonly answeredAt: number | undefined;
}

/**
 * Other programs may write a plain user identifier, or little more than an e-mail address (§3). Anything but
 * `false` is a lock; `now` (server time) replaces a missing or future time.
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
    typed: typeof entry.typed === "boolean" && typeof entry.sid === "string" ? entry.typed : undefined,
    left: entry.left === true,
    seen: typeof entry.seen === "number" ? entry.seen : undefined,
  };
}

/** Maximum lag behind the server's clock (ms). */
const aheadAtMost = 60_000;

/** Whether an entry is this admin's, in any tab. */
export const isOf = (
  { email, adminId }: Pick<LockEntry, "email" | "adminId">,
  admin: AdminIdentity,
): boolean => isNamed({ identity: email, id: adminId }, admin);

/** Server time: the later of entry and lease (L11). */
export const renewedAt = (
  { seen }: Pick<LockEntry, "seen">,
  lease: number | null | undefined,
): number | undefined => (seen === undefined ? undefined : Math.max(seen, lease ?? 0));

/** `now`: server time (L11). */
export const hasLapsed = (renewed: number | undefined, now: number): boolean =>
  renewed !== undefined && now - renewed >= leaseTime;

/** Null if not a time. */
export const readLease = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** Null if not a request. */
export function readAsk(value: unknown, now?: number): AskEntry | null {
  if (!isRecord(value)) return null;
  const entry = readLock(value, now);
  const holder = text(value.holder);
  if (entry === null || holder === undefined) return null;
  const answer = value.answer === "yielded" || value.answer === "refused" ? value.answer : undefined;
  const answeredAt = typeof value.answeredAt === "number" ? value.answeredAt : undefined;
  const { seen: _, typed: __, left: ___, ...said } = entry;
  return { ...said, holder, answer, answeredAt };
}

/** Whether directed at the current holder, and not one who took the record later. */
export const isLive = (ask: AskEntry, entry: LockEntry | null | undefined): boolean =>
  ask.holder === entry?.email && ask.isTimed && (!entry.isTimed || ask.at >= entry.at);

/** Refused by the current holder; the rules let nobody bypass that. */
export const isBound = (ask: AskEntry, entry: LockEntry | null | undefined): boolean =>
  ask.answer === "refused" && isLive(ask, entry);

const text = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;
