/// <reference lib="webworker" />
/**
 * The application's service worker, as far as notifications go: messages that arrive while no page is seen become
 * notifications, and a click on one leads to its record, in a window that is open already where there is one.
 */
import { initializeApp } from "firebase/app";
import { getMessaging, onBackgroundMessage } from "firebase/messaging/sw";
import { isRecord } from "./lock/entry.ts";

declare const self: ServiceWorkerGlobalScope;

/** What the worker tells a window whose router shall go somewhere. */
export interface OpenLink {
  readonly kind: "palier:open";
  readonly link: string;
}

/** Call it at the top of the worker's script. What Firebase needs stands in the script's own address. */
export function startServiceWorker(): void {
  // Before the SDK's own listener, which would only focus a window and not go to the record.
  self.addEventListener("notificationclick", (event) => {
    event.stopImmediatePropagation();
    event.notification.close();
    event.waitUntil(goTo(linkOf(event.notification.data)));
  });
  self.addEventListener("install", () => void self.skipWaiting());
  self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

  const given = Object.fromEntries(new URL(self.location.href).searchParams);
  if (given.apiKey === undefined || given.projectId === undefined) return;
  const messaging = getMessaging(initializeApp(given));
  onBackgroundMessage(messaging, ({ notification, data }) => {
    // The SDK itself shows those that bring a notification along.
    if (notification !== undefined || data?.title === undefined) return undefined;
    return self.registration.showNotification(data.title, {
      body: data.body ?? "",
      data: { link: data.link },
    });
  });
}

async function goTo(link: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((each) => new URL(each.url).origin === self.location.origin);
  if (open === undefined) {
    await self.clients.openWindow(link);
    return;
  }
  const told: OpenLink = { kind: "palier:open", link };
  open.postMessage(told);
  await open.focus();
}

/** Where a notification leads: our own say, or the SDK's message inside; an address of this application only. */
function linkOf(data: unknown): string {
  const own = isRecord(data) ? data : {};
  const message = isRecord(own.FCM_MSG) ? own.FCM_MSG : {};
  const options = isRecord(message.fcmOptions) ? message.fcmOptions : {};
  const payload = isRecord(message.data) ? message.data : {};
  const said = [own.link, options.link, payload.link].find((link) => typeof link === "string");
  const url = URL.parse(typeof said === "string" ? said : "/", self.location.origin);
  return url !== null && url.origin === self.location.origin ? url.pathname + url.search + url.hash : "/";
}
