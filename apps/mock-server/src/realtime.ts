/** For tests of clients, and comparison with other engines. */
export { type RealtimeServerOptions, type RunningRealtime, startRealtime } from "./node/start-realtime.ts";
export type { Accounts } from "./realtime/auth/accounts.ts";
export type { Json } from "./realtime/json.ts";
export type { RealtimeDatabase } from "./realtime/realtime-database.ts";
export { RuleBook } from "./realtime/rules/rule-book.ts";
export { parsePath } from "./realtime/tree/path.ts";
export { readValue } from "./realtime/tree/read-value.ts";
export { Store, toJson } from "./realtime/tree/tree.ts";
