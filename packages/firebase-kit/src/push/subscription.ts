/** The browser's own push subscription: without it nothing can be received, whatever anybody remembers. */
import { registeredEndpoint } from "./remembered-push.ts";

/** The worker's registration once it is active: before, browsers refuse to subscribe (S18). May never settle. */
export async function whenActive(
  registration: ServiceWorkerRegistration,
): Promise<ServiceWorkerRegistration> {
  const coming = registration.installing ?? registration.waiting;
  if (registration.active !== null || coming === null) return registration;
  const { promise, resolve, reject } = Promise.withResolvers<ServiceWorkerRegistration>();
  const look = (): void => {
    if (coming.state === "activated") resolve(registration);
    if (coming.state === "redundant") reject(new Error("push/worker-not-installed"));
  };
  coming.addEventListener("statechange", look);
  look();
  return promise.finally(() => coming.removeEventListener("statechange", look));
}

/** The subscription that can go on being used with this key; undefined when there is none, or it is for another key. */
export async function usableSubscription(
  { pushManager }: ServiceWorkerRegistration,
  vapidKey: string | undefined,
): Promise<PushSubscription | undefined> {
  const subscription = await pushManager.getSubscription();
  if (subscription === null || !isRegistered(subscription)) return undefined;
  const { applicationServerKey } = subscription.options;
  // A browser that does not say its key, and the SDK's own key, are not compared.
  if (applicationServerKey === null || vapidKey === undefined) return subscription;
  return base64Url(applicationServerKey) === vapidKey.replace(/=+$/, "") ? subscription : undefined;
}

/** Whether this page's worker has the subscription that was registered. */
export async function isSubscribed(known: ServiceWorkerRegistration | undefined): Promise<boolean> {
  const registration = known ?? (await navigator.serviceWorker.getRegistration());
  const subscription = await registration?.pushManager.getSubscription();
  return subscription !== null && subscription !== undefined && isRegistered(subscription);
}

/** Browsers may put another subscription in its place by themselves. Earlier versions kept no endpoint. */
const isRegistered = ({ endpoint }: PushSubscription): boolean =>
  (registeredEndpoint() ?? endpoint) === endpoint;

const base64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
