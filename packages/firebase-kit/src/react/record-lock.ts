import type { LossReason, Trouble } from "../lock/state.ts";
import type { Holder, LockView } from "../lock/view.ts";

/** `since`: an ISO 8601 instant. */
export interface LockHolder {
  readonly name: string;
  readonly email: string;
  readonly since: string;
  /** Whether something was typed; missing for another program's lock, which counts as editing. */
  readonly typed?: boolean;
}

/**
 * - `free`: no other holder known.
 * - `mine`: held; the form can be saved.
 * - `other`: read-only, with the holder's name (S11).
 * - `lost`: read-only, with the typed values; can be retaken once `holder` is undefined (L04).
 * - `unknown`: locks are not guaranteed (L07); `offline` while an earlier connection is cut.
 */
export type RecordLock =
  | { readonly kind: "free" }
  | { readonly kind: "mine" }
  | { readonly kind: "other"; readonly holder: LockHolder }
  | { readonly kind: "lost"; readonly why: LossReason; readonly holder: LockHolder | undefined }
  | { readonly kind: "unknown"; readonly why: Trouble | "offline" };

/** What a form shows of the lock machine's view. */
export function recordLockOf(view: LockView): RecordLock {
  switch (view.kind) {
    case "released":
    case "connecting":
      return { kind: "free" };
    case "acquiring":
      // Read-only: a waiting admin could win and typed values be lost.
      return view.after === undefined
        ? { kind: "free" }
        : { kind: "other", holder: lockHolderOf(view.after) };
    case "mine":
      return { kind: "mine" };
    case "other":
      return { kind: "other", holder: lockHolderOf(view.holder) };
    case "offline":
      // Read-only stays read-only; a held lock is no longer certain.
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

export const lockHolderOf = ({ name, email, since, typed }: Holder): LockHolder => ({
  name,
  email,
  since: new Date(since).toISOString(),
  ...(typed === undefined ? {} : { typed }),
});
