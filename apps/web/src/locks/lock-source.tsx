import type { EditLock, LockHolder, RecordLock } from "@palier/firebase-kit/react";
import { createContext, useContext } from "react";

export type { LockHolder, RecordLock } from "@palier/firebase-kit/react";

/**
 * Where forms and lists learn of edit locks. Both are hooks: a form takes the lock of its record while it is open, a
 * list only looks (L08). Ids are the records' numeric ids, areas the realtime path's segment (`locks/<area>/<id>`).
 */
export interface LockSource {
  readonly useRecordLock: (
    area: string | undefined,
    id: number | undefined,
  ) => Pick<EditLock, "lock" | "reopen">;
  readonly useAreaLocks: (area: string | undefined) => ReadonlyMap<number, LockHolder>;
}

const nobody: ReadonlyMap<number, LockHolder> = new Map();
const free: RecordLock = { kind: "free" };

/** Without a realtime service every record is free; the server's 423 and 409 still protect it (L05). */
const withoutRealtime: LockSource = {
  useRecordLock: () => ({ lock: free, reopen: () => undefined }),
  useAreaLocks: () => nobody,
};

const LockSourceContext = createContext<LockSource>(withoutRealtime);

export const LockSourceProvider = LockSourceContext.Provider;
export const useLockSource = (): LockSource => useContext(LockSourceContext);

/** True while a form of this record may only be read: another admin holds it, or took it. */
export const isReadOnly = (lock: RecordLock): boolean => lock.kind === "other" || lock.kind === "lost";
