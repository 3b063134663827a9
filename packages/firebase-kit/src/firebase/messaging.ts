/** The third chunk of the SDK: push messages. Load it lazily, with `import()`. */
import { getApps, initializeApp } from "firebase/app";
import {
  getMessaging,
  isSupported,
  onRegistered,
  onUnregistered,
  register,
  unregister,
} from "firebase/messaging";
import type { Stop } from "../adapter/realtime-adapter.ts";
import type { RealtimeConfig } from "../config.ts";
import { forgetRegistrationRecord } from "./registration-record.ts";

export interface OpenMessaging {
  /**
   * Registers this browser with Firebase Cloud Messaging. Resolves to its installation id, which messages are sent to and
   * which the specification calls the token (§3); the same one until the browser's data are cleared. May never settle.
   */
  readonly register: (registration: ServiceWorkerRegistration) => Promise<string>;
  /** Has the next {@link register} tell Google of this browser, which the SDK else does once a week. */
  readonly forgetRegistration: () => Promise<void>;
  /** Ends the registration: no message comes any more. Rejects where Google does not confirm it; it is over here all the same. */
  readonly unregister: () => Promise<void>;
  /** Calls `listener` when the SDK ended the registration. */
  readonly watchEnd: (listener: () => void) => Stop;
  /** Calls `listener` when the SDK registers another installation id by itself. */
  readonly watchToken: (listener: (token: string) => void) => Stop;
}

/**
 * Of the app that the service worker has as well, by its name: to Firebase page and worker are one installation then,
 * whoever is signed in.
 */
export async function openMessaging(config: RealtimeConfig): Promise<OpenMessaging> {
  const { apiKey, projectId, appId, messagingSenderId, vapidKey } = config;
  if (!(await isSupported())) throw new Error("messaging/unsupported-browser");
  if (appId === undefined || messagingSenderId === undefined) throw new Error("messaging/not-configured");
  const known = getApps().find(({ name }) => name === "[DEFAULT]");
  const messaging = getMessaging(known ?? initializeApp({ apiKey, projectId, appId, messagingSenderId }));
  const listeners = new Set<(token: string) => void>();
  let latest: string | undefined;
  // The SDK keeps one listener, and gives the id to it alone.
  onRegistered(messaging, (token) => {
    latest = token;
    for (const listener of [...listeners]) listener(token);
  });
  return {
    register: async (serviceWorkerRegistration) => {
      await register(messaging, {
        serviceWorkerRegistration,
        ...(vapidKey === undefined ? {} : { vapidKey }),
      });
      if (latest === undefined) throw new Error("messaging/no-installation-id");
      return latest;
    },
    forgetRegistration: () => forgetRegistrationRecord(appId),
    unregister: async () => {
      try {
        await unregister(messaging);
      } finally {
        await forgetRegistrationRecord(appId);
      }
    },
    watchEnd: (listener) => onUnregistered(messaging, listener),
    watchToken: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
