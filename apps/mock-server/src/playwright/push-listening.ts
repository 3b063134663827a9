import type { Page } from "@playwright/test";

/**
 * Runs in the page; marks the document once a script listens to the service worker: earlier messages would be
 * lost.
 */
export function markListening(): void {
  // Not an application page.
  if (typeof PushManager === "undefined" || typeof Notification === "undefined") return;
  if (typeof ServiceWorkerRegistration === "undefined") return;
  const { serviceWorker } = navigator;
  const listen = serviceWorker.addEventListener.bind(serviceWorker);
  const marked = (...given: Parameters<typeof listen>): void => {
    listen(...given);
    if (given[0] === "message") document.documentElement.dataset.palierPush = "listening";
  };
  Object.defineProperty(serviceWorker, "addEventListener", { value: marked, configurable: true });
}

/** Needs {@link markListening}. */
export async function listening(page: Page, timeout: number): Promise<Page> {
  await page.waitForFunction(() => document.documentElement.dataset.palierPush === "listening", undefined, {
    timeout,
  });
  return page;
}
