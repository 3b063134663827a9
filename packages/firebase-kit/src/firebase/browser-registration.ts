/** This browser's push registration, shared by all its tabs, which change it one at a time. */

import type { RealtimeConfig } from "../config.ts";
import { switchedOff } from "../push/push-state.ts";
import {
  exclusively,
  forget,
  recall,
  registeredFor,
  setRegisteredEndpoint,
  setRegisteredFor,
} from "../push/remembered-push.ts";
import { usableSubscription } from "../push/subscription.ts";
import type { OpenMessaging } from "./messaging.ts";

export interface BrowserRegistration {
  /** Registers for this admin and returns the token. Rejects if the admin has push switched off. */
  readonly register: () => Promise<string>;
  /** Ends another admin's registration; keeps this admin's. */
  readonly endOthers: () => Promise<void>;
  /** Ends the registration if this admin has it switched off. */
  readonly endIfOff: () => Promise<void>;
  /** Ends this admin's registration. If somebody else signed in meanwhile, keeps theirs. */
  readonly release: () => Promise<void>;
}

/** The dependencies of a registration. */
export interface RegistrationMeans {
  readonly messaging: () => Promise<OpenMessaging>;
  /** The application's service worker, once active. */
  readonly worker: () => Promise<ServiceWorkerRegistration>;
  readonly settings: () => Promise<RealtimeConfig>;
}

/** @param owner the page's admin, under the name that the browser stores. */
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
    if (isOff()) throw Object.assign(new Error(), { code: switchedOff });
    const [opened, active, { vapidKey }] = await Promise.all([messaging(), worker(), settings()]);
    setRegisteredFor(owner);
    if ((await usableSubscription(active, vapidKey)) === undefined) {
      // Forces the SDK to report the browser again, although its id is unchanged: the server forgets browsers
      // that it could not reach.
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
   * Ends the registration if still wanted at that point. Resolves as soon as the browser has no subscription
   * and thus receives nothing. Google is notified afterwards, before any other change; if unreachable, it
   * finds out with its next message.
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

/** Removes the browser's subscription. Resolves to whether none is left. */
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

/** Records that the browser has no subscription. */
function forgetOwner(): void {
  setRegisteredFor(undefined);
  setRegisteredEndpoint(undefined);
}
