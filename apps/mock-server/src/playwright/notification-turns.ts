/** A Web Lock of pages and worker. */
export const turns = "palier-notifications";

/**
 * Runs in a page or worker. Chromium drops a notification shown while others are listed: one lock for both.
 */
export function showInTurns(lock: string): void {
  if (typeof ServiceWorkerRegistration === "undefined") return;
  const { prototype } = ServiceWorkerRegistration;
  const { showNotification } = prototype;
  if (showNotification.name === "showInTurn") return;
  prototype.showNotification = async function showInTurn(title, options) {
    await navigator.locks.request(lock, () => showNotification.call(this, title, options));
  };
}
