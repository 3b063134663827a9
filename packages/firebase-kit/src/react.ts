/** Hooks without logic or Firebase. */

export type { PushState } from "./push/registration.ts";
export { type PageService, RealtimeProvider, useConnection } from "./react/realtime-context.tsx";
export { type LockHolder, type RecordLock, recordLockOf } from "./react/record-lock.ts";
export { type EditLock, type EditLockActions, useEditLock } from "./react/use-edit-lock.ts";
export { usePresence } from "./react/use-presence.ts";
export {
  type PushControls,
  usePush,
  usePushMessages,
  usePushWithdrawal,
} from "./react/use-push.ts";
export { useViewers } from "./react/use-viewers.ts";
export { useWatchChanges, type WatchChanges } from "./react/use-watch-changes.ts";
