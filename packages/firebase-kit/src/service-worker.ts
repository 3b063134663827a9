/// <reference lib="webworker" />
/**
 * Notifications in the application's service worker: messages that no page shows become notifications, and a
 * click on one opens its record, in an existing window if possible.
 */

import { isRecord } from "@palier/firebase-rules/json";
import { initializeApp } from "firebase/app";
import { getMessaging } from "firebase/messaging/sw";
import { appLink } from "./push/app-link.ts";
import { type OpenLink, openLinkKind } from "./push/open-link.ts";
import { subscriptionChangedKind } from "./push/subscription-changed.ts";
import { deliver, payloadOf } from "./push/worker-push.ts";

declare const self: ServiceWorkerGlobalScope;

export interface ServiceWorkerOptions {
  /** Title for messages without one; browsers require one. */
  readonly title: string;
  /**
   * Whether a window at this path can show a clicked notification's record (not the sign-in, for instance).
   * Defaults to all.
   */
  readonly opensIn?: (path: string) => boolean;
}

/**
 * Call it at the top of the worker's script. Firebase's settings come from the script's own address.
 * @example startServiceWorker({ title: "Palier", opensIn: (path) => path !== "/admin/login" });
 */
export function startServiceWorker({ title, opensIn = () => true }: ServiceWorkerOptions): void {
  // Precedes the SDK's listener, which posts a message to all windows once one is visible, whoever is signed
  // in there.
  self.addEventListener("push", (event) => {
    const payload = payloadOf(event.data);
    if (payload === undefined) return;
    event.stopImmediatePropagation();
    event.waitUntil(deliver(payload, title));
  });
  // Precedes the SDK's listener, which would only focus a window without opening the record.
  self.addEventListener("notificationclick", (event) => {
    event.stopImmediatePropagation();
    event.notification.close();
    event.waitUntil(goTo(linkOf(event.notification.data), opensIn));
  });
  self.addEventListener("install", () => void self.skipWaiting());
  self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
  // Precedes the SDK's listener, which would delete a registration that an open page is renewing.
  self.addEventListener("pushsubscriptionchange", (event) => {
    const { newSubscription } = event;
    if (newSubscription === null || newSubscription === undefined) event.stopImmediatePropagation();
    event.waitUntil(tellWindows({ kind: subscriptionChangedKind }));
  });

  const given = Object.fromEntries(new URL(self.location.href).searchParams);
  const needed = [given.apiKey, given.projectId, given.appId, given.messagingSenderId];
  // The SDK would throw without one of them and fail the whole worker.
  if (needed.includes(undefined)) return;
  // Records a replaced subscription while no page is open.
  getMessaging(initializeApp(given));
}

async function tellWindows(message: { readonly kind: string }): Promise<void> {
  for (const each of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) {
    each.postMessage(message);
  }
}

async function goTo(link: string, opensIn: (path: string) => boolean): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find(({ url }) => {
    const { origin, pathname } = new URL(url);
    return origin === self.location.origin && opensIn(pathname);
  });
  if (open === undefined) {
    await self.clients.openWindow(link);
    return;
  }
  const message: OpenLink = { kind: openLinkKind, link };
  open.postMessage(message);
  await open.focus();
}

/** The link of a notification shown by this worker. */
function linkOf(data: unknown): string {
  const link = isRecord(data) ? data.link : undefined;
  return (typeof link === "string" ? appLink(link, self.location.origin) : undefined) ?? "/";
}
