/** A record's lock in the few kinds that a form tells apart. */
import type { LossReason, Trouble } from "../lock/state.ts";
import type { Holder, LockView } from "../lock/view.ts";

/** Who holds a record; `since` is an ISO 8601 instant. */
export interface LockHolder {
  readonly name: string;
  readonly email: string;
  readonly since: string;
}

/**
 * - `free`: nobody else holds it as far as is known; it is being taken, or will be.
 * - `mine`: held; the form may be saved.
 * - `other`: read-only, with the holder's name (S11).
 * - `lost`: held until a moment ago; read-only, typed values kept. Once `holder` is undefined it may be taken again (L04).
 * - `unknown`: locks are not guaranteed (L07); `why` is `offline` while a connection is cut that was there.
 */
export type RecordLock =
  | { readonly kind: "free" }
  | { readonly kind: "mine" }
  | { readonly kind: "other"; readonly holder: LockHolder }
  | { readonly kind: "lost"; readonly why: LossReason; readonly holder: LockHolder | undefined }
  | { readonly kind: "unknown"; readonly why: Trouble | "offline" };

export function recordLockOf(view: LockView): RecordLock {
  switch (view.kind) {
    case "released":
    case "connecting":
      return { kind: "free" };
    case "acquiring":
      // What is typed before it is taken could be lost to another who waits.
      return view.after === undefined
        ? { kind: "free" }
        : { kind: "other", holder: lockHolderOf(view.after) };
    case "mine":
      return { kind: "mine" };
    case "other":
      return { kind: "other", holder: lockHolderOf(view.holder) };
    case "offline":
      // What was read-only stays so; what was held is no longer known to be.
      return view.holder === undefined
        ? { kind: "unknown", why: "offline" }
        : { kind: "other", holder: lockHolderOf(view.holder) };
    case "lost": {
      const holder = view.holder === undefined ? undefined : lockHolderOf(view.holder);
      return { kind: "lost", why: view.why, holder };
    }
    case "unavailable":
      return { kind: "unknown", why: view.why };
  }
}

export const lockHolderOf = ({ name, email, since }: Holder): LockHolder => ({
  name,
  email,
  since: new Date(since).toISOString(),
});
