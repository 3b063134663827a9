/** The third chunk of the SDK: push messages. Load it lazily, with `import()`. */
import { getApps, initializeApp } from "firebase/app";
import { deleteToken, getMessaging, getToken, isSupported, onMessage } from "firebase/messaging";
import type { RealtimeConfig } from "../config.ts";
import { type PushMessage, pushMessageOf } from "../push/push-message.ts";
import type { Stop } from "../realtime/realtime-adapter.ts";

export interface OpenMessaging {
  /** The same token while the browser's subscription lasts; may never answer, so limit its time. */
  readonly token: (registration: ServiceWorkerRegistration) => Promise<string>;
  readonly deleteToken: () => Promise<void>;
  /** Messages that arrive while the page is seen. */
  readonly watch: (tell: (message: PushMessage) => void) => Stop;
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
  return {
    token: (serviceWorkerRegistration) =>
      getToken(messaging, {
        serviceWorkerRegistration,
        ...(vapidKey === undefined ? {} : { vapidKey }),
      }),
    deleteToken: async () => {
      await deleteToken(messaging);
    },
    watch: (tell) =>
      onMessage(messaging, ({ messageId, notification, data, fcmOptions }) =>
        tell(pushMessageOf({ id: messageId, notification, data, link: fcmOptions?.link })),
      ),
  };
}
