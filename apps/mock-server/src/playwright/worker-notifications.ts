/// <reference lib="webworker" />
import type { Worker } from "@playwright/test";
import { turns } from "./notification-turns.ts";

/** Functions below run in the service worker. */
declare const self: ServiceWorkerGlobalScope;

export interface ShownNotification {
  readonly title: string;
  readonly body: string;
}

/** Oldest first. */
export const shownIn = (worker: Worker): Promise<readonly ShownNotification[]> =>
  worker.evaluate(async (lock) => {
    const all = await navigator.locks.request(lock, () => self.registration.getNotifications());
    return all.map(({ title, body }) => ({ title, body }));
  }, turns);

/**
 * Clicks the first notification (with this title). Tests cannot reach the OS's notifications: the worker gets
 * the event; without user activation no window opens. Returns the URLs it would open; undefined without such
 * a notification.
 */
export const clickIn = (worker: Worker, title: string | undefined): Promise<readonly string[] | undefined> =>
  worker.evaluate(
    async ({ wanted, lock }) => {
      const all = await navigator.locks.request(lock, () => self.registration.getNotifications());
      const notification = all.find((each) => wanted === undefined || each.title === wanted);
      if (notification === undefined) return undefined;
      const opened: string[] = [];
      self.clients.openWindow = async (url) => {
        opened.push(new URL(url, self.location.href).href);
        return null;
      };
      WindowClient.prototype.focus = async function focus(this: WindowClient) {
        return this;
      };
      const event = new NotificationEvent("notificationclick", { notification });
      const works: Promise<unknown>[] = [];
      event.waitUntil = (work) => void works.push(Promise.resolve(work));
      self.dispatchEvent(event);
      for (let done = 0; done < works.length; done += 1) await works[done];
      return opened;
    },
    { wanted: title, lock: turns },
  );

export const tellWorker = (worker: Worker): Promise<void> =>
  worker.evaluate(async () => {
    const works: Promise<unknown>[] = [];
    const given = {
      newSubscription: null,
      oldSubscription: null,
      waitUntil: (work: unknown) => void works.push(Promise.resolve(work)),
    };
    self.dispatchEvent(Object.assign(new Event("pushsubscriptionchange", { cancelable: true }), given));
    for (let done = 0; done < works.length; done += 1) await works[done];
  });
