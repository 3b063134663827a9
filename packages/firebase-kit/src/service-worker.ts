/// <reference lib="webworker" />
/**
 * The application's service worker, as far as notifications go: messages that no page shows become notifications, and
 * a click on one leads to its record, in a window that is open already where there is one.
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
  /** What a notification is called whose sender gave it no title: browsers demand that one is shown. */
  readonly title: string;
  /** Whether a window at this path shows the record of a clicked notification: not the sign-in, say. Defaults to all. */
  readonly opensIn?: (path: string) => boolean;
}

/** Call it at the top of the worker's script. What Firebase needs stands in the script's own address. */
export function startServiceWorker({ title, opensIn = () => true }: ServiceWorkerOptions): void {
  // Before the SDK's own listener, which posts a message to all windows as soon as one is seen, whoever is signed in there.
  self.addEventListener("push", (event) => {
    const payload = payloadOf(event.data);
    if (payload === undefined) return;
    event.stopImmediatePropagation();
    event.waitUntil(deliver(payload, title));
  });
  // Before the SDK's own listener, which would only focus a window and not go to the record.
  self.addEventListener("notificationclick", (event) => {
    event.stopImmediatePropagation();
    event.notification.close();
    event.waitUntil(goTo(linkOf(event.notification.data), opensIn));
  });
  self.addEventListener("install", () => void self.skipWaiting());
  self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
  // Before the SDK's own listener: that one would delete a registration that an open page makes anew at the same time.
  self.addEventListener("pushsubscriptionchange", (event) => {
    const { newSubscription } = event;
    if (newSubscription === null || newSubscription === undefined) event.stopImmediatePropagation();
    event.waitUntil(tellWindows({ kind: subscriptionChangedKind }));
  });

  const given = Object.fromEntries(new URL(self.location.href).searchParams);
  const needed = [given.apiKey, given.projectId, given.appId, given.messagingSenderId];
  // The SDK throws for want of any of them, and with it the whole worker.
  if (needed.includes(undefined)) return;
  // It takes note of another subscription while no page is open.
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

/** Where a notification leads: the one that this worker showed. */
function linkOf(data: unknown): string {
  const link = isRecord(data) ? data.link : undefined;
  return (typeof link === "string" ? appLink(link, self.location.origin) : undefined) ?? "/";
}
