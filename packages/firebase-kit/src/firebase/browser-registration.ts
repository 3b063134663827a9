/** This browser's push registration, which all its tabs share: they change it one after another. */

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
  /** Registers for this admin, and gives the token. Rejects while they have it switched off. */
  readonly register: () => Promise<string>;
  /** Ends the registration that another admin left here; does nothing to this admin's. */
  readonly endOthers: () => Promise<void>;
  /** Ends it if this admin has it switched off. */
  readonly endIfOff: () => Promise<void>;
  /** Ends this admin's; late, perhaps: whoever signed in on this browser meanwhile keeps theirs. */
  readonly release: () => Promise<void>;
}

/** What a registration is made with. */
export interface RegistrationMeans {
  readonly messaging: () => Promise<OpenMessaging>;
  /** The application's service worker, once it is active. */
  readonly worker: () => Promise<ServiceWorkerRegistration>;
  readonly settings: () => Promise<RealtimeConfig>;
}

/** @param owner the admin of this page, by the name under which this browser keeps the registration. */
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
  };

  /**
   * Ends the registration, if that is still wanted when it comes to it. Resolves as soon as the browser has no subscription:
   * nothing is received from then on. Google hears of it afterwards, before any other change; where it cannot be reached, it
   * finds out with the next message.
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

/** Takes the browser's subscription away. Resolves to whether it has none any more. */
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

/** The browser has no subscription of anybody's any more. */
function forgetOwner(): void {
  setRegisteredFor(undefined);
  setRegisteredEndpoint(undefined);
}
