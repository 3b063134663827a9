/** What a page needs before Firebase loads. Without React. */
export { type RealtimeConfig, readRealtimeConfig, type SignInStrategy } from "./config.ts";
export type { Admin } from "./lock/entry.ts";
export type { LockPaths } from "./lock/paths.ts";
export { appLink } from "./push/app-link.ts";
export { hearPush, receivePushAs, watchPush } from "./push/foreground-push.ts";
export { watchClickedNotifications } from "./push/open-link.ts";
export type { PushMessage } from "./push/push-message.ts";
