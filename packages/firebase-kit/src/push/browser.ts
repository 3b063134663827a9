/** The browser's push subscription and what it reports of changes. */
import { isRecord } from "../../rules/json.ts";
import type { Stop } from "../adapter/realtime-adapter.ts";
import { registeredEndpoint, watchRemembered } from "./memory.ts";
import { subscriptionChangedKind } from "./message.ts";

/** The SDK's own check follows. */
export const supportsPush = (): boolean =>
  typeof window !== "undefined" &&
  window.isSecureContext &&
  "serviceWorker" in navigator &&
  "PushManager" in window &&
  "Notification" in window &&
  "indexedDB" in window;

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

export async function isSubscribed(known: ServiceWorkerRegistration | undefined): Promise<boolean> {
  const registration = known ?? (await navigator.serviceWorker.getRegistration());
  const subscription = await registration?.pushManager.getSubscription();
  return subscription !== null && subscription !== undefined && isRegistered(subscription);
}

/** Whether the subscription is ours and made with this key. */
export async function isUsable(
  { pushManager }: ServiceWorkerRegistration,
  vapidKey: string | undefined,
): Promise<boolean> {
  const subscription = await pushManager.getSubscription();
  if (subscription === null || !isRegistered(subscription)) return false;
  const { applicationServerKey } = subscription.options;
  // Not comparable: hidden by the browser, or the SDK's default key.
  if (applicationServerKey === null || vapidKey === undefined) return true;
  return base64Url(applicationServerKey) === vapidKey.replace(/=+$/, "");
}

/** Browsers may replace a subscription. Nothing is known where they keep nothing. */
const isRegistered = ({ endpoint }: PushSubscription): boolean =>
  (registeredEndpoint() ?? endpoint) === endpoint;

const base64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/**
 * `look`: another tab, the worker or the browser's setting reports a change, or the page becomes visible.
 * `online`: the network returned.
 */
export function watchBrowser(look: () => void, online: () => void): Stop {
  const ended = new AbortController();
  const { signal } = ended;
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (isRecord(data) && data.kind === subscriptionChangedKind) look();
  };
  const whenSeen = (): void => {
    if (document.visibilityState === "visible") look();
  };
  navigator.serviceWorker.addEventListener("message", hear, { signal });
  document.addEventListener("visibilitychange", whenSeen, { signal });
  // A page in the back/forward cache receives no events.
  window.addEventListener("pageshow", look, { signal });
  window.addEventListener("online", online, { signal });
  watchRemembered(look, signal);
  navigator.permissions?.query({ name: "notifications" }).then(
    (setting) => setting.addEventListener("change", look, { signal }),
    // Where unsupported, the setting is read when the page becomes visible.
    () => undefined,
  );
  return () => ended.abort();
}
