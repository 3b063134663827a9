/** The Web Lock that showing and listing notifications take turns by, in pages and in the worker. */
export const turns = "palier-notifications";

/**
 * Runs in a page or in a worker. Whoever lists a browser's notifications while one is on its way makes Chromium forget
 * that one: it is taken for one that the person has closed. So each is shown within the lock, and listed within it.
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
