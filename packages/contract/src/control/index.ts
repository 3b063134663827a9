export { ControlError, type ControlOptions } from "./control-calls.ts";
export { ControlClient, controlClient } from "./control-client.ts";
export { type ControlContract, controlContract } from "./control-contract.ts";
export {
  type ControlMethod,
  type ControlParams,
  type ControlRoute,
  worldNamePattern,
} from "./control-route.ts";
export { type Fault, type FaultInput, faultInput } from "./fault.ts";
export type { JournalAnswer, JournalEntry, JournalQuery, KeptBody } from "./journal.ts";
export type { CalledAnswer, Played } from "./play.ts";
export { PlayedAdmin } from "./played-admin.ts";
export type { MailMessage, Outbox, PushInput, PushMessage } from "./push.ts";
export { snapshot, snapshotFormat, snapshotVersion, type WorldSnapshot } from "./snapshot.ts";
export type { ClockInput, ClockState, HeldLock, SeedInput, WorldDetail, WorldSummary } from "./world.ts";
export { mostTableRows } from "./world.ts";
export { WorldControl } from "./world-control.ts";
