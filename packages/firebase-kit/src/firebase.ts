/**
 * The realtime service on Firebase: production by configuration alone, emulators on request. This file holds none of the
 * SDK: its three parts (app and sign-in, database, messaging) are loaded when they are first needed.
 */

import { type Clock, systemClock } from "./adapter/realtime-adapter.ts";
import type { RealtimeConfig } from "./config.ts";
import { type FirebasePushOptions, firebasePush } from "./firebase/push-adapter.ts";
import { firebaseSession } from "./firebase/session.ts";
import type { Admin } from "./lock/entry.ts";
import type { LockPaths } from "./lock/paths.ts";
import { type PushRunner, runPush } from "./push/push-runner.ts";
import { createRealtime, type Realtime } from "./realtime/realtime.ts";

export interface FirebaseOptions {
  /**
   * Asked for when the service is first needed, and with `fresh` before each further attempt to sign in: a custom token
   * holds for an hour, and secrets change.
   */
  readonly config: (fresh: boolean) => Promise<RealtimeConfig>;
  /** Who the page takes its admin for, at this moment: asked anew after each `config`, which may bring a corrected address. */
  readonly admin: () => Admin;
  /** Without it there are no notifications. */
  readonly push?: FirebasePushOptions;
  /** Where failures go that nobody is shown (§8). */
  readonly log?: (text: string) => void;
  readonly clock?: Clock;
  /** Where locks and takeover requests are kept; defaults to the places of the shipped rules. */
  readonly paths?: LockPaths;
}

export interface FirebaseService {
  readonly realtime: Realtime;
  readonly push: FirebasePushRunner | undefined;
}

export interface FirebasePushRunner extends PushRunner {
  /** Shows a notification from this browser itself, to try whether it can. */
  readonly test: (title: string, body: string) => Promise<void>;
}

/** Loads nothing yet: the first form, list or push registration does (S16). */
export function connectFirebase(options: FirebaseOptions): FirebaseService {
  const { config, clock = systemClock, log = (text) => console.warn(text) } = options;
  // The identity provider spells addresses in lower case, and the rules compare with its spelling.
  const admin = () => ({ ...options.admin(), email: options.admin().email.toLowerCase() });
  const session = firebaseSession({ config, admin, clock, log });
  const realtime = createRealtime({
    admin: admin(),
    backend: session.backend,
    clock,
    ...(options.paths === undefined ? {} : { paths: options.paths }),
  });
  if (options.push === undefined) return { realtime, push: undefined };
  const { adapter, test } = firebasePush(options.push.owner, session, options.push);
  return { realtime, push: { ...runPush(options.push.owner, adapter, clock, log), test } };
}
