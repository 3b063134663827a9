import { lockAreaOf } from "@palier/contract";
import type { HeldLock } from "@palier/contract/control";
import {
  type AdminIdentity,
  isNamed,
  isRecord,
  leasePath,
  leaseTime,
  lockPath,
  namedIn,
} from "@palier/firebase-kit/rules";
import type { Json } from "../realtime/json.ts";
import type { Holder } from "../world/world.ts";
import type { Board } from "./board.ts";

/**
 * Undefined if the lease expired. Other programs may write little more than an e-mail address (§3) and no
 * lease. `lease`: last renewal.
 */
function readHolder(entry: Json, lease: Json, now: number): Holder | undefined {
  const email = namedIn(entry)?.identity;
  if (email === undefined) return undefined;
  if (!isRecord(entry)) return { email, name: String(entry), since: instant(now) };
  const renewed = Math.max(...[entry.seen, lease].map((time) => (typeof time === "number" ? time : 0)));
  if (typeof entry.seen === "number" && now - renewed >= leaseTime) return undefined;
  const name = typeof entry.name === "string" && entry.name !== "" ? entry.name : email;
  return { email, name, since: instant(typeof entry.at === "number" ? entry.at : now) };
}

const instant = (at: number): string =>
  Number.isFinite(at) && Math.abs(at) < 8.64e15 ? `${new Date(at).toISOString().slice(0, 19)}Z` : "";

/** By lock area (L05). */
export const holderIn = (board: Board, area: string, id: number | string, now: number): Holder | undefined =>
  readHolder(board.read(lockPath(area, id)), board.read(leasePath(area, id)), now);

export interface LockQuestion {
  readonly entity: string;
  readonly id: number;
  /** Whose own locks are ignored. */
  readonly besides: AdminIdentity | undefined;
  readonly now: number;
}

/** A record's lock holder, by entity (L05). */
export function holderOn(board: Board, { entity, id, besides, now }: LockQuestion): Holder | undefined {
  const area = lockAreaOf(entity);
  return besides !== undefined && isLockOf(board, area, id, besides)
    ? undefined
    : holderIn(board, area, id, now);
}

/** Under any of the admin's addresses. */
export function isLockOf(board: Board, area: string, id: number | string, admin: AdminIdentity): boolean {
  const named = namedIn(board.read(lockPath(area, id)));
  return named !== undefined && isNamed(named, { ...admin, email: admin.email.toLowerCase() });
}

export function locksOn(board: Board, now: number): HeldLock[] {
  const areas = board.read("locks");
  return Object.entries(isRecord(areas) ? areas : {}).flatMap(([area, records]) =>
    Object.keys(isRecord(records) ? records : {}).flatMap((id) => {
      const holder = holderIn(board, area, id, now);
      return holder === undefined ? [] : [{ area, id, ...holder }];
    }),
  );
}
