import type { Page } from "@playwright/test";

/**
 * Runs in the page, and marks its document once a script listens to what the service worker posts. What is posted before
 * the page's SDK is loaded has nobody to hear it.
 */
export function markListening(): void {
  // A blank page has none of it.
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

/**
 * Waits until a page listens to what its service worker posts: messages before the SDK is loaded are kept. The page was
 * prepared with {@link markListening}.
 */
export async function listening(page: Page, timeout: number): Promise<Page> {
  await page.waitForFunction(() => document.documentElement.dataset.palierPush === "listening", undefined, {
    timeout,
  });
  return page;
}
