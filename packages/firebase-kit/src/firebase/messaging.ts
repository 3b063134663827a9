/** The third chunk of the SDK: push messages. Load it lazily, with `import()`. */
import type { FirebaseApp } from "firebase/app";
import { deleteToken, getMessaging, getToken, isSupported, onMessage } from "firebase/messaging";
import { type PushMessage, pushMessageOf } from "../push/push-message.ts";
import type { Stop } from "../realtime/realtime-adapter.ts";

export interface OpenMessaging {
  /** The same token while the browser's subscription lasts; may never answer, so limit its time. */
  readonly token: (registration: ServiceWorkerRegistration) => Promise<string>;
  readonly deleteToken: () => Promise<void>;
  /** Messages that arrive while the page is seen. */
  readonly watch: (tell: (message: PushMessage) => void) => Stop;
}

export async function openMessaging(app: FirebaseApp, vapidKey: string | undefined): Promise<OpenMessaging> {
  if (!(await isSupported())) throw new Error("messaging/unsupported-browser");
  const messaging = getMessaging(app);
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
