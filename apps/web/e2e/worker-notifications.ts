/// <reference lib="webworker" />
import type { Worker } from "@playwright/test";

/** What the functions below see where they run: in the service worker. */
declare const self: ServiceWorkerGlobalScope;

/** The notifications that stand on the person's screen. */
export const shown = (worker: Worker) =>
  worker.evaluate(async () =>
    (await self.registration.getNotifications()).map(({ title, body }) => ({ title, body })),
  );

/**
 * Clicks the first notification. No test reaches the system's own notifications, so that the worker is handed the event;
 * for want of a real click the browser would open no window: gives the addresses that it was asked to open.
 */
export const click = (worker: Worker) =>
  worker.evaluate(async () => {
    const opened: string[] = [];
    self.clients.openWindow = async (url) => {
      opened.push(String(url));
      return null;
    };
    const [notification] = await self.registration.getNotifications();
    if (notification === undefined) throw new Error("no notification stands there");
    const event = new NotificationEvent("notificationclick", { notification });
    const answered = new Promise<void>((resolve) => {
      event.waitUntil = (work) =>
        void Promise.resolve(work).then(
          () => resolve(),
          () => resolve(),
        );
    });
    self.dispatchEvent(event);
    await answered;
    return opened;
  });
