import { browserFacts, type Device, describeDevice } from "../push/device.ts";
import type { PushAdapter } from "../push/push-adapter.ts";
import type { Permission, PushStepName } from "../push/push-state.ts";
import { forget, recall, registeredFor, remember } from "../push/remembered-push.ts";
import { isSubscribed, whenActive } from "../push/subscription.ts";
import { watchBrowser, watchSetting } from "../push/watch-browser.ts";
import { type BrowserRegistration, browserRegistration } from "./browser-registration.ts";
import { lateMessaging } from "./late-messaging.ts";
import type { FirebaseSession } from "./session.ts";

/** Body of the POST to `admin_update_firebase_token` (§3, §7). */
export interface PushRegistration extends Device {
  readonly firebaseToken: string;
}

export interface FirebasePushOptions {
  /** The admin's id in this browser's storage, never a name or address (A23). */
  readonly owner: string;
  /** Registers the application's; called again once gone. */
  readonly serviceWorker: () => Promise<ServiceWorkerRegistration>;
  /** Sends it to the back-office; rejects if refused. */
  readonly post: (registration: PushRegistration) => Promise<void>;
  /** Makes the back-office forget a token, before sign-out. */
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
  const { settings } = session;
  const messaging = lateMessaging(settings);
  let known: ServiceWorkerRegistration | undefined;
  const worker = async (): Promise<ServiceWorkerRegistration> => {
    // May have been removed with the browser's data.
    if (known?.active) return known;
    known = await whenActive(await options.serviceWorker());
    return known;
  };
  const registration = browserRegistration(owner, { messaging: messaging.open, worker, settings });

  return {
    adapter: {
      supported,
      permission,
      watchBrowser: (look, online) => {
        const stops = [watchBrowser(look, online), watchSetting(look), messaging.watchEnd(look)];
        return () => {
          for (const stop of stops) stop();
        };
      },
      subscribed: () => isSubscribed(known),
      watchToken: messaging.watchToken,
      run: (step, token) => take(step, token, { registration, worker, session, options }),
      withdraw: options.withdraw,
      release: registration.release,
      recall,
      remember,
      forget,
      registeredFor,
    },
    test: async (title, body) => (await worker()).showNotification(title, { body, tag: "palier-test" }),
  };
}

interface StepMeans {
  readonly registration: BrowserRegistration;
  readonly worker: () => Promise<ServiceWorkerRegistration>;
  readonly session: Pick<FirebaseSession, "signedIn">;
  readonly options: Pick<FirebasePushOptions, "post">;
}

/** Returns the step's permission or token, if any. */
async function take(
  step: PushStepName,
  token: string,
  { registration, worker, session, options }: StepMeans,
): Promise<string> {
  switch (step) {
    case "former":
      await registration.endOthers();
      return "";
    case "sign-in":
      await session.signedIn();
      return "";
    case "service-worker":
      await worker();
      return "";
    case "permission":
      // Without awaiting: must follow a click directly.
      return Notification.requestPermission();
    case "token":
      return registration.register();
    case "post":
      await options.post({ firebaseToken: token, ...(await thisDevice()) });
      return "";
    case "switch-off":
      await registration.endIfOff();
      return "";
  }
}

const thisDevice = (): Promise<Device> =>
  describeDevice(browserFacts(navigator), async (userAgent) => {
    const { readUserAgent } = await import("./user-agent.ts");
    return readUserAgent(userAgent);
  });

/** The SDK's own check follows. */
const supported = async (): Promise<boolean> =>
  typeof window !== "undefined" &&
  window.isSecureContext &&
  "serviceWorker" in navigator &&
  "PushManager" in window &&
  "Notification" in window &&
  "indexedDB" in window;

const permission = (): Permission =>
  typeof Notification === "undefined" ? "default" : Notification.permission;
