/** The SDK's third chunk: push. Import lazily. */
import { getApps, initializeApp } from "firebase/app";
import {
  getMessaging,
  isSupported,
  onRegistered,
  onUnregistered,
  register,
  unregister,
} from "firebase/messaging";
import type { RealtimeConfig } from "../config.ts";
import { forgetRegistrationRecord } from "./registration-record.ts";

export interface OpenMessaging {
  /**
   * Resolves to the Firebase Cloud Messaging installation id, the specification's token (§3), stable until
   * browser data is cleared. May never settle.
   */
  readonly register: (registration: ServiceWorkerRegistration) => Promise<string>;
  /** Makes the next {@link register} report this browser to Google, as the SDK otherwise does weekly. */
  readonly forgetRegistration: () => Promise<void>;
  /** Rejects if Google does not confirm; ended locally anyway. */
  readonly unregister: () => Promise<void>;
}

export interface MessagingListeners {
  /** The SDK registered this installation id, perhaps by itself. */
  readonly token: (token: string) => void;
  /** The SDK ended the registration. */
  readonly end: () => void;
}

/** Uses the service worker's app name: one installation for Firebase. */
export async function openMessaging(
  config: RealtimeConfig,
  tell: MessagingListeners,
): Promise<OpenMessaging> {
  const { apiKey, projectId, appId, messagingSenderId, vapidKey } = config;
  if (!(await isSupported())) throw new Error("messaging/unsupported-browser");
  if (appId === undefined || messagingSenderId === undefined) throw new Error("messaging/not-configured");
  const known = getApps().find(({ name }) => name === "[DEFAULT]");
  const messaging = getMessaging(known ?? initializeApp({ apiKey, projectId, appId, messagingSenderId }));
  let latest: string | undefined;
  // The SDK keeps a single listener, the only source of the id.
  onRegistered(messaging, (token) => {
    latest = token;
    tell.token(token);
  });
  onUnregistered(messaging, tell.end);
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
  };
}
