/** What a push registration needs, from the browser and from Firebase. The SDK's part is loaded when it comes to it. */

import { browserFacts, type Device, describeDevice } from "../push/device.ts";
import { takeEarlyPush } from "../push/early-push.ts";
import { mailbox } from "../push/mailbox.ts";
import type { PushMessage } from "../push/push-message.ts";
import type { Permission, PushStepName } from "../push/push-registration.ts";
import type { PushAdapter } from "../push/push-runner.ts";
import {
  exclusively,
  forget,
  recall,
  registrationOwner,
  remember,
  setRegistrationOwner,
} from "../push/remembered-push.ts";
import type { Stop } from "../realtime/realtime-adapter.ts";
import type { OpenMessaging } from "./messaging.ts";
import type { FirebaseSession } from "./session.ts";

/** The body of the POST to `admin_update_firebase_token` (§3, §7). */
export interface PushRegistration extends Device {
  readonly firebaseToken: string;
}

export interface FirebasePushOptions {
  /** Names the admin in what this browser keeps: an id, never a name or an address (A23). */
  readonly owner: string;
  /** Registers the application's service worker. */
  readonly serviceWorker: () => Promise<ServiceWorkerRegistration>;
  /** Sends the registration to the back-office's server; rejects when it was not taken. */
  readonly post: (registration: PushRegistration) => Promise<void>;
  /** Has that server forget a token, while its admin is still signed in. */
  readonly withdraw: (token: string) => Promise<void>;
}

interface FirebasePush {
  readonly adapter: PushAdapter;
  readonly watchMessages: (listener: (message: PushMessage) => void) => Stop;
  readonly test: (title: string, body: string) => Promise<void>;
}

/** The screen that shows messages comes after the one that registers, where these are not one. */
const mostWaiting = 20;

export function firebasePush(
  owner: string,
  session: FirebaseSession,
  options: FirebasePushOptions,
): FirebasePush {
  let messaging: Promise<OpenMessaging> | undefined;
  let worker: ServiceWorkerRegistration | undefined;
  const messages = mailbox<PushMessage>(mostWaiting);
  const tokenListeners = new Set<(token: string) => void>();

  const open = (): Promise<OpenMessaging> => {
    messaging ??= load().catch((error: unknown) => {
      messaging = undefined;
      throw error;
    });
    return messaging;
  };
  const load = async (): Promise<OpenMessaging> => {
    const [config, { openMessaging }] = await Promise.all([session.settings(), import("./messaging.ts")]);
    const opened = await openMessaging(config);
    opened.watch(messages.arrive);
    opened.watchToken((token) => {
      for (const listener of [...tokenListeners]) listener(token);
    });
    for (const message of takeEarlyPush()) messages.arrive(message);
    return opened;
  };
  const registration = async (): Promise<ServiceWorkerRegistration> => {
    worker ??= await options.serviceWorker();
    return worker;
  };

  const register = (): Promise<string> =>
    exclusively(async () => {
      setRegistrationOwner(owner);
      return (await open()).register(await registration());
    });
  const unregister = async (): Promise<void> => {
    await (await open()).unregister();
    // The browser's own push service need not know of this browser any more either.
    await (await (await registration()).pushManager.getSubscription())?.unsubscribe();
  };
  /** Late, perhaps: whoever signed in on this browser meanwhile keeps the registration. */
  const release = (): Promise<void> =>
    exclusively(async () => {
      const last = registrationOwner();
      if (last === undefined || last === owner) await unregister();
    });

  const run = async (step: PushStepName, token: string): Promise<string> => {
    switch (step) {
      case "sign-in":
        await session.signedIn();
        return "";
      case "service-worker":
        await registration();
        return "";
      case "permission":
        // Before anything is awaited: browsers want the admin's click to lead here directly.
        return Notification.requestPermission();
      case "token":
        return register();
      case "post":
        await options.post({ firebaseToken: token, ...(await thisDevice()) });
        return "";
      case "switch-off":
        await exclusively(unregister);
        return "";
    }
  };

  return {
    adapter: {
      supported,
      permission,
      watchPermission,
      watchToken: (listener) => {
        tokenListeners.add(listener);
        return () => tokenListeners.delete(listener);
      },
      run,
      withdraw: options.withdraw,
      release,
      recall,
      remember,
      forget,
    },
    watchMessages: messages.watch,
    test: async (title, body) => (await registration()).showNotification(title, { body, tag: "palier-test" }),
  };
}

const thisDevice = (): Promise<Device> =>
  describeDevice(browserFacts(navigator), async (userAgent) => {
    const { readUserAgent } = await import("./user-agent.ts");
    return readUserAgent(userAgent);
  });

/** The SDK's own question is asked later, with the SDK. */
const supported = async (): Promise<boolean> =>
  typeof window !== "undefined" &&
  window.isSecureContext &&
  "serviceWorker" in navigator &&
  "PushManager" in window &&
  "Notification" in window &&
  "indexedDB" in window;

const permission = (): Permission =>
  typeof Notification === "undefined" ? "default" : Notification.permission;

function watchPermission(listener: (permission: Permission) => void): Stop {
  let status: PermissionStatus | undefined;
  let stopped = false;
  const changed = () => listener(permission());
  navigator.permissions?.query({ name: "notifications" }).then(
    (found) => {
      if (stopped) return;
      status = found;
      status.addEventListener("change", changed);
    },
    // Some browsers cannot be asked; the next start of the page asks again.
    () => undefined,
  );
  return () => {
    stopped = true;
    status?.removeEventListener("change", changed);
  };
}
