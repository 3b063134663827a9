/** The door of the kit without Firebase and without React: machines, what they show, and the service that holds them. */
export { type RealtimeConfig, readRealtimeConfig, type SignInStrategy } from "./config.ts";
export { type BrowserFacts, browserFacts, type Device, describeDevice } from "./device.ts";
export { keepEarlyPush } from "./early-push.ts";
export { step as stepEditLock } from "./edit-lock.ts";
export {
  closedLock,
  type LockCommand,
  type LockEvent,
  type LockState,
  type LossReason,
  type Trouble,
} from "./edit-lock-state.ts";
export { freeWait, patience } from "./edit-lock-timers.ts";
export { type AskedOfMe, type Holder, type LockView, type Takeover, viewOf } from "./edit-lock-view.ts";
export {
  type Admin,
  type Answer,
  type AskEntry,
  answerTime,
  askPath,
  type LockEntry,
  lockPath,
  readAsk,
  readLock,
} from "./lock-entry.ts";
export type { Observable } from "./observable.ts";
export { followPage } from "./page-events.ts";
export { type AreaLocks, heldByOthers, look } from "./presence.ts";
export type { PushMessage } from "./push-message.ts";
export { type PushState, type PushStepName, stepPush } from "./push-registration.ts";
export { type PushDoor, type PushRunner, runPush } from "./push-runner.ts";
export {
  type AreaHandle,
  type ConnectionState,
  createRealtime,
  type Realtime,
  type RealtimeBackend,
  type RecordLockHandle,
} from "./realtime.ts";
export { type Clock, type RealtimeDoor, type Stop, systemClock } from "./realtime-door.ts";
export { type SignInState, stepSignIn } from "./sign-in.ts";
