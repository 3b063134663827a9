/** Push with the SDK: what each step of a registration does in this browser. */
import { isSubscribed, supportsPush, watchBrowser, whenActive } from "../push/browser.ts";
import { browserFacts, type Device, describeDevice } from "../push/device.ts";
import { forget, recall, registeredFor, remember } from "../push/memory.ts";
import type { PushBrowser, PushListeners, PushStepName } from "../push/registration.ts";
import { type BrowserRegistration, browserRegistration } from "./browser-registration.ts";
import type { OpenMessaging } from "./messaging.ts";
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
  readonly browser: PushBrowser;
  readonly test: (title: string, body: string) => Promise<void>;
}

export function firebasePush(
  owner: string,
  session: FirebaseSession,
  options: FirebasePushOptions,
): FirebasePush {
  const { settings } = session;
  let listeners: PushListeners | undefined;
  let opened: Promise<OpenMessaging> | undefined;
  let known: ServiceWorkerRegistration | undefined;

  const load = async (): Promise<OpenMessaging> => {
    const [config, { openMessaging }] = await Promise.all([settings(), import("./messaging.ts")]);
    return openMessaging(config, {
      token: (token) => listeners?.token(token),
      end: () => listeners?.look(),
    });
  };
  /** Loads anew after a failure. */
  const messaging = (): Promise<OpenMessaging> => {
    opened ??= load().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  const worker = async (): Promise<ServiceWorkerRegistration> => {
    // May have been removed with the browser's data.
    if (known?.active) return known;
    known = await whenActive(await options.serviceWorker());
    return known;
  };
  const registration = browserRegistration(owner, { messaging, worker, settings });

  return {
    browser: {
      supported: async () => supportsPush(),
      permission: () => (typeof Notification === "undefined" ? "default" : Notification.permission),
      watch: (told) => {
        listeners = told;
        const stop = watchBrowser(told.look, told.online);
        return () => {
          listeners = undefined;
          stop();
        };
      },
      subscribed: () => isSubscribed(known),
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
