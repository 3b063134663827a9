/// <reference lib="webworker" />
/**
 * Messages that no page shows become notifications; a click opens the record, in an existing window if
 * possible.
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
    event.waitUntil(goTo(linkOf(event.notification.data), opensIn));
  });
  self.addEventListener("install", () => void self.skipWaiting());
  self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
  // Before the SDK's listener, which would delete a registration being renewed.
  self.addEventListener("pushsubscriptionchange", (event) => {
    const { newSubscription } = event;
    if (newSubscription === null || newSubscription === undefined) event.stopImmediatePropagation();
    event.waitUntil(tellWindows({ kind: subscriptionChangedKind }));
  });

  const given = Object.fromEntries(new URL(self.location.href).searchParams);
  const needed = [given.apiKey, given.projectId, given.appId, given.messagingSenderId];
  // Without one the SDK throws and the worker fails.
  if (needed.includes(undefined)) return;
  // For a subscription replaced while no page is open.
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

function linkOf(data: unknown): string {
  const link = isRecord(data) ? data.link : undefined;
  return (typeof link === "string" ? appLink(link, self.location.origin) : undefined) ?? "/";
}
