/** The browser's registration with Google, shared by its tabs, which change it in turn. */

import type { RealtimeConfig } from "../config.ts";
import { isUsable } from "../push/browser.ts";
import {
  exclusively,
  forget,
  recall,
  registeredFor,
  setRegisteredEndpoint,
  setRegisteredFor,
} from "../push/memory.ts";
import type { OpenMessaging } from "./messaging.ts";

export interface BrowserRegistration {
  /** Resolves to the token; rejects if the admin has push switched off. */
  readonly register: () => Promise<string>;
  readonly endOthers: () => Promise<void>;
  /** Ends the registration if push is switched off. */
  readonly endIfOff: () => Promise<void>;
  /** Ends the registration, unless another admin has signed in. */
  readonly release: () => Promise<void>;
}

export interface RegistrationMeans {
  readonly messaging: () => Promise<OpenMessaging>;
  /** Resolves once the worker is active. */
  readonly worker: () => Promise<ServiceWorkerRegistration>;
  readonly settings: () => Promise<RealtimeConfig>;
}

/** @param owner the page's admin, as the browser stores it. */
export function browserRegistration(
  owner: string,
  { messaging, worker, settings }: RegistrationMeans,
): BrowserRegistration {
  const isOff = (): boolean => {
    const remembered = recall();
    return remembered?.owner === owner && remembered.off;
  };
  const isOthers = (): boolean => (registeredFor() ?? owner) !== owner;

  const register = async (): Promise<string> => {
    if (isOff()) throw new Error("push/switched-off");
    const [opened, active, { vapidKey }] = await Promise.all([messaging(), worker(), settings()]);
    setRegisteredFor(owner);
    if (!(await isUsable(active, vapidKey))) {
      // Makes the SDK report the id again: the server forgets unreachable browsers.
      forget();
      await (await active.pushManager.getSubscription())?.unsubscribe();
      await opened.forgetRegistration();
    }
    const token = await opened.register(active);
    const subscription = await active.pushManager.getSubscription();
    if (subscription === null) throw new Error("push/no-subscription");
    setRegisteredEndpoint(subscription.endpoint);
    return token;
  };

  /**
   * If `isWanted` still holds. Resolves once the browser has no subscription; Google is notified next, or
   * learns with its next message.
   */
  const end = (isWanted: () => boolean): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    void exclusively(async () => {
      if (!isWanted()) return;
      const unsubscribed = await unsubscribe(worker);
      if (unsubscribed) resolve();
      await (await messaging()).unregister();
      forgetOwner();
    }).then(resolve, reject);
    return promise;
  };

  return {
    register: () => exclusively(register),
    endOthers: () => end(isOthers),
    endIfOff: () => end(isOff),
    release: () => end(() => !isOthers()),
  };
}

/** Whether no subscription is left. */
async function unsubscribe(worker: RegistrationMeans["worker"]): Promise<boolean> {
  try {
    const subscription = await (await worker()).pushManager.getSubscription();
    if (subscription !== null && !(await subscription.unsubscribe())) return false;
    forgetOwner();
    return true;
  } catch {
    return false;
  }
}

function forgetOwner(): void {
  setRegisteredFor(undefined);
  setRegisteredEndpoint(undefined);
}
