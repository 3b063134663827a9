import { type Clock, systemClock } from "./adapter/realtime-adapter.ts";
import type { RealtimeConfig } from "./config.ts";
import { type OwnPaths, ownPaths } from "./firebase/own-paths.ts";
import { type FirebasePushOptions, firebasePush } from "./firebase/push.ts";
import { firebaseSession } from "./firebase/session.ts";
import type { Admin } from "./lock/entry.ts";
import type { LockPaths } from "./lock/paths.ts";
import { type PushRunner, runPush } from "./push/push.ts";
import { createRealtime, type Realtime } from "./realtime/realtime.ts";

export interface FirebaseOptions {
  /** Called on first use, and with `fresh` before each further sign-in (expired token, changed secret). */
  readonly config: (fresh: boolean) => Promise<RealtimeConfig>;
  /** Read again after each `config`, which may correct the address. */
  readonly admin: () => Admin;
  /** Omitted: no notifications. */
  readonly push?: FirebasePushOptions;
  /** Receives failures that users do not see (§8). Defaults to `console.warn`. */
  readonly log?: (text: string) => void;
  readonly clock?: Clock;
  /** Defaults to the shipped rules' paths. */
  readonly paths?: LockPaths;
}

export interface FirebaseService {
  readonly realtime: Realtime;
  readonly database: OwnPaths;
  readonly push: FirebasePushRunner | undefined;
}

export interface FirebasePushRunner extends PushRunner {
  /** Shows a trial notification locally. */
  readonly test: (title: string, body: string) => Promise<void>;
}

/**
 * The SDK loads with the first form, list or push registration (S16).
 * @example const { realtime } = connectFirebase({ config: fetchRealtimeConfig, admin: () => signedInAdmin });
 */
export function connectFirebase(options: FirebaseOptions): FirebaseService {
  const { config, clock = systemClock, log = (text) => console.warn(text) } = options;
  // Identity providers and the rules use lower case.
  const admin = () => ({ ...options.admin(), email: options.admin().email.toLowerCase() });
  const session = firebaseSession({ config, admin, clock, log });
  const realtime = createRealtime({
    admin: admin(),
    backend: session.backend,
    clock,
    ...(options.paths === undefined ? {} : { paths: options.paths }),
  });
  const database = ownPaths(session.database, log);
  if (options.push === undefined) return { realtime, database, push: undefined };
  const { browser, test } = firebasePush(options.push.owner, session, options.push);
  return { realtime, database, push: { ...runPush(options.push.owner, browser, clock, log), test } };
}
