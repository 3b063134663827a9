/** What a page needs before Firebase loads. Without React. */
export { type RealtimeConfig, readRealtimeConfig, type SignInStrategy } from "./config.ts";
export type { Admin } from "./lock/entry.ts";
export type { LockPaths } from "./lock/paths.ts";
export { appLink, type PushMessage } from "./push/message.ts";
export { hearPush, receivePushAs, watchClickedNotifications, watchPush } from "./push/receive.ts";
