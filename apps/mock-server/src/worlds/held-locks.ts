import { lockAreaOf, lockPath } from "@palier/contract";
import type { HeldLock } from "@palier/contract/control";
import { leaseTime } from "@palier/firebase-rules/times";
import { isRecord, type Json } from "../realtime/json.ts";
import type { Holder } from "../world/world.ts";
import type { Board } from "./board.ts";

/**
 * Who a realtime entry names, unless its lease is over; other programs may have written little more than an e-mail address
 * (§3), and say nothing of a lease.
 */
export function readHolder(entry: Json, now: number): Holder | undefined {
  if (entry === null || entry === false) return undefined;
  if (!isRecord(entry)) return { email: String(entry), name: String(entry), since: instant(now) };
  if (typeof entry.seen === "number" && now - entry.seen >= leaseTime) return undefined;
  const email = typeof entry.email === "string" ? entry.email : "";
  const name = typeof entry.name === "string" && entry.name !== "" ? entry.name : email || "?";
  return { email, name, since: instant(typeof entry.at === "number" ? entry.at : now) };
}

const instant = (at: number): string =>
  Number.isFinite(at) && Math.abs(at) < 8.64e15 ? `${new Date(at).toISOString().slice(0, 19)}Z` : "";

/** Who holds an entity's record on a board (L05). */
export function holderOn(board: Board, entity: string, id: number, now: number): Holder | undefined {
  return readHolder(board.read(lockPath(lockAreaOf(entity), id)), now);
}

/** All locks of a board. */
export function locksOn(board: Board, now: number): HeldLock[] {
  const areas = board.read("locks");
  return Object.entries(isRecord(areas) ? areas : {}).flatMap(([area, records]) =>
    Object.entries(isRecord(records) ? records : {}).flatMap(([id, entry]) => {
      const holder = readHolder(entry, now);
      return holder === undefined ? [] : [{ area, id, ...holder }];
    }),
  );
}
