/** What a push registration needs, from the browser and from Firebase. The SDK's part is loaded when it comes to it. */

import { browserFacts, type Device, describeDevice } from "../push/device.ts";
import type { PushAdapter } from "../push/push-adapter.ts";
import { type Permission, type PushStepName, switchedOff } from "../push/push-state.ts";
import {
  exclusively,
  forget,
  recall,
  registeredFor,
  remember,
  setRegisteredEndpoint,
  setRegisteredFor,
} from "../push/remembered-push.ts";
import { isSubscribed, usableSubscription, whenActive } from "../push/subscription.ts";
import { watchBrowser, watchSetting } from "../push/watch-browser.ts";
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
  readonly test: (title: string, body: string) => Promise<void>;
}

export function firebasePush(
  owner: string,
  session: FirebaseSession,
  options: FirebasePushOptions,
): FirebasePush {
  let messaging: Promise<OpenMessaging> | undefined;
  let worker: ServiceWorkerRegistration | undefined;
  const tokenListeners = new Set<(token: string) => void>();
  const lookers = new Set<() => void>();

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
    opened.watchToken((token) => {
      for (const listener of [...tokenListeners]) listener(token);
    });
    opened.watchEnd(() => {
      for (const look of [...lookers]) look();
    });
    return opened;
  };
  const registration = async (): Promise<ServiceWorkerRegistration> => {
    // Asked for anew while it is not active: it may have been removed with the browser's data.
    if (worker?.active) return worker;
    worker = await whenActive(await options.serviceWorker());
    return worker;
  };
  const isOff = (): boolean => {
    const remembered = recall();
    return remembered?.owner === owner && remembered.off;
  };

  const register = (): Promise<string> =>
    exclusively(async () => {
      if (isOff()) throw Object.assign(new Error(), { code: switchedOff });
      const [opened, active, { vapidKey }] = await Promise.all([open(), registration(), session.settings()]);
      setRegisteredFor(owner);
      if ((await usableSubscription(active, vapidKey)) === undefined) {
        // The server forgets a browser that it could not reach: it is notified again, though the id stays the same.
        forget();
        await (await active.pushManager.getSubscription())?.unsubscribe();
        await opened.forgetRegistration();
      }
      const token = await opened.register(active);
      const subscription = await active.pushManager.getSubscription();
      if (subscription === null) throw new Error("push/no-subscription");
      setRegisteredEndpoint(subscription.endpoint);
      return token;
    });

  /**
   * Ends the registration, if that is still wanted when it comes to it. Resolves as soon as the browser has no subscription:
   * nothing is received from then on. Google hears of it afterwards, before any other change; where it cannot be reached, it
   * finds out with the next message.
   */
  const end = (isWanted: () => boolean): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    void exclusively(async () => {
      if (!isWanted()) return;
      const unsubscribed = await unsubscribe();
      if (unsubscribed) resolve();
      await (await open()).unregister();
      forgetOwner();
    }).then(resolve, reject);
    return promise;
  };
  const unsubscribe = async (): Promise<boolean> => {
    try {
      const subscription = await (await registration()).pushManager.getSubscription();
      if (subscription !== null && !(await subscription.unsubscribe())) return false;
      forgetOwner();
      return true;
    } catch {
      return false;
    }
  };
  const isOthers = (): boolean => (registeredFor() ?? owner) !== owner;
  /** Late, perhaps: whoever signed in on this browser meanwhile keeps the registration. */
  const release = (): Promise<void> => end(() => !isOthers());

  const run = async (step: PushStepName, token: string): Promise<string> => {
    switch (step) {
      case "former":
        await end(isOthers);
        return "";
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
        await end(isOff);
        return "";
    }
  };

  return {
    adapter: {
      supported,
      permission,
      watchBrowser: (look, online) => {
        const stops = [watchBrowser(look, online), watchSetting(look)];
        lookers.add(look);
        return () => {
          for (const stop of stops) stop();
          lookers.delete(look);
        };
      },
      subscribed: () => isSubscribed(worker),
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
      registeredFor,
    },
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

/** The browser has no subscription of anybody's any more. */
function forgetOwner(): void {
  setRegisteredFor(undefined);
  setRegisteredEndpoint(undefined);
}
