/** Hooks without logic or Firebase. */

export type { PushState } from "./push/registration.ts";
export { type PageService, RealtimeProvider, useConnection } from "./react/realtime-context.tsx";
export { type LockHolder, type RecordLock, recordLockOf } from "./react/record-lock.ts";
export { useAreaLocks } from "./react/use-area-locks.ts";
export { type EditLock, type EditLockActions, useEditLock } from "./react/use-edit-lock.ts";
export {
  type PushControls,
  usePushMessages,
  usePushRegistration,
  usePushWithdrawal,
} from "./react/use-push.ts";
export { useViewers } from "./react/use-viewers.ts";
export { useWatchChanges, type WatchChanges } from "./react/use-watch-changes.ts";
