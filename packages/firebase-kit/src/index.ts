/** The entry of the kit without Firebase and without React: machines, what they show, and the service that holds them. */
export { type RealtimeConfig, readRealtimeConfig, type SignInStrategy } from "./config.ts";
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
} from "./lock/entry.ts";
export {
  closedLock,
  type LockCommand,
  type LockEvent,
  type LockState,
  type LossReason,
  type Trouble,
} from "./lock/state.ts";
export { step as stepEditLock } from "./lock/step.ts";
export { freeWait, patience } from "./lock/timers.ts";
export { type AskedOfMe, type Holder, type LockView, type Takeover, viewOf } from "./lock/view.ts";
export { type AreaLocks, heldByOthers, look } from "./presence/presence.ts";
export { type BrowserFacts, browserFacts, type Device, describeDevice } from "./push/device.ts";
export { keepEarlyPush } from "./push/early-push.ts";
export type { PushMessage } from "./push/push-message.ts";
export { type PushState, type PushStepName, stepPush } from "./push/push-registration.ts";
export { type PushAdapter, type PushRunner, runPush } from "./push/push-runner.ts";
export type { ConnectionState } from "./realtime/connection.ts";
export type { Observable } from "./realtime/observable.ts";
export { followPage } from "./realtime/page-events.ts";
export {
  createRealtime,
  type Realtime,
  type RealtimeBackend,
  type RecordLockHandle,
} from "./realtime/realtime.ts";
export { type Clock, type RealtimeAdapter, type Stop, systemClock } from "./realtime/realtime-adapter.ts";
export type { AreaHandle } from "./realtime/shared-areas.ts";
export { type SignInState, stepSignIn } from "./sign-in/sign-in.ts";
