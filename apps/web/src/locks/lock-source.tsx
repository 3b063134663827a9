import { createContext, useContext } from "react";

/** Who holds a record. */
export interface LockHolder {
  readonly name: string;
  readonly email: string;
  /** ISO 8601 instant. */
  readonly since: string;
}

/** What a form knows of its record's lock. `unknown`: no realtime service, so locks are not guaranteed (L07). */
export type RecordLock =
  | { readonly kind: "free" }
  | { readonly kind: "mine" }
  | { readonly kind: "other"; readonly holder: LockHolder }
  | { readonly kind: "unknown" };

/**
 * Where forms and lists learn of edit locks. Both are hooks: a form takes the lock of its record while it is open, a
 * list only looks (L08). Ids are the records' numeric ids, areas the realtime path's segment (`locks/<area>/<id>`).
 */
export interface LockSource {
  readonly useRecordLock: (area: string | undefined, id: number | undefined) => RecordLock;
  readonly useAreaLocks: (area: string | undefined) => ReadonlyMap<number, LockHolder>;
}

const nobody: ReadonlyMap<number, LockHolder> = new Map();

/** Without a realtime service every record is free; the server's 423 and 409 still protect it (L05). */
const withoutRealtime: LockSource = {
  useRecordLock: () => ({ kind: "free" }),
  useAreaLocks: () => nobody,
};

const LockSourceContext = createContext<LockSource>(withoutRealtime);

export const LockSourceProvider = LockSourceContext.Provider;
export const useLockSource = (): LockSource => useContext(LockSourceContext);
