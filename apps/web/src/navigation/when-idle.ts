/** Does something when the page is at rest, or soon where the browser does not tell. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(() => work(), { timeout: 1000 });
  else setTimeout(work, 200);
}
