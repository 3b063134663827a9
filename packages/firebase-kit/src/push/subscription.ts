import { registeredEndpoint } from "./remembered-push.ts";

/** Browsers refuse to subscribe before the worker is active (S18). May never settle. */
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

/** The subscription if usable with this key; else undefined. */
export async function usableSubscription(
  { pushManager }: ServiceWorkerRegistration,
  vapidKey: string | undefined,
): Promise<PushSubscription | undefined> {
  const subscription = await pushManager.getSubscription();
  if (subscription === null || !isRegistered(subscription)) return undefined;
  const { applicationServerKey } = subscription.options;
  // Not comparable: hidden by the browser, or the SDK's default key.
  if (applicationServerKey === null || vapidKey === undefined) return subscription;
  return base64Url(applicationServerKey) === vapidKey.replace(/=+$/, "") ? subscription : undefined;
}

export async function isSubscribed(known: ServiceWorkerRegistration | undefined): Promise<boolean> {
  const registration = known ?? (await navigator.serviceWorker.getRegistration());
  const subscription = await registration?.pushManager.getSubscription();
  return subscription !== null && subscription !== undefined && isRegistered(subscription);
}

/** Browsers may replace a subscription. Earlier versions stored no endpoint. */
const isRegistered = ({ endpoint }: PushSubscription): boolean =>
  (registeredEndpoint() ?? endpoint) === endpoint;

const base64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
