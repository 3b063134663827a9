/// <reference lib="webworker" />
/** The application's service worker: its push events, before the SDK's listeners hear them. */

import { initializeApp } from "firebase/app";
import { getMessaging } from "firebase/messaging/sw";
import { subscriptionChangedKind } from "./push/message.ts";
import { deliver, openClicked, openWindows, payloadOf } from "./push/worker.ts";

declare const self: ServiceWorkerGlobalScope;

export interface ServiceWorkerOptions {
  /** For messages without one, which browsers require. */
  readonly title: string;
  /** Whether a window at this path (not the sign-in, for instance) can open records. Defaults to all. */
  readonly opensIn?: (path: string) => boolean;
}

/**
 * Call it at the top of the worker's script, whose address holds Firebase's settings.
 * @example startServiceWorker({ title: "Palier", opensIn: (path) => path !== "/admin/login" });
 */
export function startServiceWorker({ title, opensIn = () => true }: ServiceWorkerOptions): void {
  // Before the SDK's listener, which posts to all windows, whoever is signed in there.
  self.addEventListener("push", (event) => {
    const payload = payloadOf(event.data);
    if (payload === undefined) return;
    event.stopImmediatePropagation();
    event.waitUntil(deliver(payload, title));
  });
  // Before the SDK's listener, which would only focus a window.
  self.addEventListener("notificationclick", (event) => {
    event.stopImmediatePropagation();
    event.notification.close();
    event.waitUntil(openClicked(event.notification, opensIn));
  });
  self.addEventListener("install", () => void self.skipWaiting());
  self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
  // Before the SDK's listener, which would delete a registration being renewed.
  self.addEventListener("pushsubscriptionchange", (event) => {
    const { newSubscription } = event;
    if (newSubscription === null || newSubscription === undefined) event.stopImmediatePropagation();
    event.waitUntil(tellSubscriptionChanged());
  });

  const given = Object.fromEntries(new URL(self.location.href).searchParams);
  const needed = [given.apiKey, given.projectId, given.appId, given.messagingSenderId];
  // Without one the SDK throws and the worker fails.
  if (needed.includes(undefined)) return;
  // For a subscription replaced while no page is open.
  getMessaging(initializeApp(given));
}

async function tellSubscriptionChanged(): Promise<void> {
  for (const each of await openWindows()) each.postMessage({ kind: subscriptionChangedKind });
}
